import { advertises, holdsLink, withSpacedAbbreviations } from "./advertising.ts";

/*
 * Which of a visitor's words a mail to the visitor may repeat. The person filling in a form chooses where its
 * confirmation goes, so every word could be meant for a stranger: notes and messages are never repeated, names and
 * addresses only if they can be nothing else. The office gets everything.
 */

const longestName = 60;
const mostNameWords = 8;
const longestAddress = 120;
const mostAddressWords = 18;
const longestWord = 30;
/** More combining marks in a row are decoration, not writing. */
const mostMarks = 3;

/**
 * Initials (`J.`, `J.R.`), `&`, or a word: possibly quoted, with inner apostrophes and hyphens, and followed by a comma
 * or the dot of an abbreviation.
 */
const nameWord =
  /^(?:&|(?:\p{L}\.)+,?|["“'‘(]?\p{L}\p{M}*(?:[\p{L}\p{M}]|['’‘ʼ`-](?=\p{L}))*["”'’)]?[.,]{0,2})$/u;

/** Longest word that may end in a dot: `Dr.`, `Capt.`. */
const longestShortForm = 5;

/** A name as a mail to its person may repeat it; null when it could be something else than a name. */
export function repeatableName(name: string): string | null {
  return isPlausibleName(name) ? withSpacedAbbreviations(name) : null;
}

/** An address as a mail to its person may repeat it; null when it could be something else than an address. */
export function repeatableAddress(address: string): string | null {
  return isPlausibleAddress(address) ? withSpacedAbbreviations(address) : null;
}

/** Whether a text can only be the name of one or more people. */
export function isPlausibleName(typed: string): boolean {
  const text = withSpacedAbbreviations(typed);
  const words = text.trim().split(/\s+/);
  return (
    isSane(text, { longest: longestName, mostWords: mostNameWords }) &&
    words.every((word) => nameWord.test(word) && !endsSentence(word)) &&
    words.some((word) => /\p{L}/u.test(word)) &&
    !holdsLink(text) &&
    !advertises(text)
  );
}

/** Whether a text can only be a house's address. It must contain a number. */
export function isPlausibleAddress(typed: string): boolean {
  const text = withSpacedAbbreviations(typed);
  return (
    isSane(text, { longest: longestAddress, mostWords: mostAddressWords }) &&
    /^[\p{L}\p{M}\p{N} '’.,#&/()-]+$/u.test(text) &&
    // Slashes are allowed only in fractions: `12 1/2 Maple Street`.
    !/\/(?!\d)|(?<!\d)\//.test(text) &&
    /\p{N}/u.test(text) &&
    /\p{L}{2}/u.test(text) &&
    !holdsPhoneNumber(text) &&
    !holdsLink(text) &&
    !advertises(text)
  );
}

const titles = /^(?:dr|mr|mrs|ms|mx|prof|rev|hon|capt|sgt|lt|col|fr|sr|sra|herr|frau)\.?$/i;
const suffixes = /^(?:jr|sr|ii|iii|iv|esq|md|phd|cpa)\.?$/i;
const joining = /^(?:&|and|y|und|et)$/i;

/**
 * The name in a greeting: `Ann`, `Ann & Bob`, `Dr. Patel`, `李小龙`. Null when the name may not be repeated or yields
 * nothing.
 */
export function greetingName(name: string): string | null {
  const repeatable = repeatableName(name);
  if (repeatable === null) return null;
  const [before = "", after = ""] = repeatable.trim().split(/\s*,\s*/);
  // "Lee, Ann" becomes Ann; "J. Patel, Jr." does not become Jr.
  const isReversed = after !== "" && !after.split(" ").every((word) => suffixes.test(word));
  const words = (isReversed ? after : before)
    .split(/\s+/)
    .filter((word) => !suffixes.test(word) && !/^["“'‘(]/.test(word));
  const [first = ""] = words;
  const last = isReversed ? before : (words.at(-1) ?? "");
  if (titles.test(first)) return words.length > 1 || isReversed ? `${first} ${asName(last)}` : null;
  const joint = words.findIndex((word) => joining.test(word));
  if (joint === 1 && words[2]) {
    return `${asName(first)} ${words[1]} ${asName(words[2])}`;
  }
  if (/^(?:the|family)$/i.test(first) || first === "") return null;
  if (/^(?:\p{L}\.?)+$/u.test(first) && first.replaceAll(".", "").length === 1) {
    return words.length > 1 ? words.map(asName).join(" ") : null;
  }
  return asName(first);
}

/** `ANN` and `ann` become `Ann`; `DeShawn`, `JD` and initials stay as they are. */
function asName(word: string): string {
  if (word.includes(".")) return word;
  const isShouted = word.length > 2 && word === word.toUpperCase();
  if (word !== word.toLowerCase() && !isShouted) return word;
  const lower = word.toLowerCase();
  return lower.replace(/(^|['’-])(\p{L})/gu, (_match, joint: string, letter: string) => {
    return joint + letter.toUpperCase();
  });
}

function isSane(text: string, limits: { longest: number; mostWords: number }): boolean {
  const words = text.trim().split(/\s+/);
  return (
    text.isWellFormed() &&
    // Joiners, direction marks and other invisible characters.
    !/[\p{Cc}\p{Cf}\p{Co}\p{Cn}]/u.test(text) &&
    text.length <= limits.longest &&
    words.length <= limits.mostWords &&
    words.every((word) => word.length <= longestWord) &&
    !new RegExp(`\\p{M}{${mostMarks + 1}}`, "u").test(text)
  );
}

function endsSentence(word: string): boolean {
  return /\p{L}{2}\.,?$/u.test(word) && word.replace(/[.,]/g, "").length > longestShortForm;
}

/** Seven or more digits separated only by spaces and punctuation; `22030-1234` is a ZIP code. */
function holdsPhoneNumber(text: string): boolean {
  const runs = text.replace(/\b\d{5}-\d{4}\b/g, "").match(/\p{N}(?:[\s().-]*\p{N})*/gu) ?? [];
  return runs.some((run) => run.replace(/\P{N}/gu, "").length >= 7);
}
