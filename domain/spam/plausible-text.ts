import { withPlainDashesAndSpaces } from "#domain/person/plain-characters.ts";
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
  /^(?:&|(?:\p{L}\.)+,?|["“'‘(]?\p{L}\p{M}*(?:[\p{L}\p{M}]|(?:['’‘ʼ`-]|\u200c|\u200d)(?=\p{L}))*["”'’)]?[.,]{0,2})$/u;

/** Longest word that may end in a dot: `Dr.`, `Capt.`. */
const longestShortForm = 5;

/** A name as a mail to its person may repeat it; null when it might not be a name. */
export function repeatableName(name: string): string | null {
  return isPlausibleName(name) ? plain(name) : null;
}

/** An address as a mail to its person may repeat it; null when it might not be an address. */
export function repeatableAddress(address: string): string | null {
  return isPlausibleAddress(address) ? plain(address) : null;
}

/** Whether a text can only be the name of one or more people. */
export function isPlausibleName(typed: string): boolean {
  const text = plain(typed);
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
  const text = plain(typed);
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

/**
 * A zero-width joiner or its opposite, where it belongs: between two letters of a script that joins them, as in علی‌رضا. In
 * any other it could only hide a word.
 */
const joiner =
  /(?<=[\p{L}\p{M}])(?<![\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])(?:\u200c|\u200d)(?=\p{L})(?![\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])/gu;

const titles = /^(?:dr|mr|mrs|ms|mx|prof|rev|hon|capt|sgt|lt|col|fr|sr|sra|herr|frau)\.?$/i;
const suffixes =
  /^(?:jr|sr|ii|iii|iv|esq|esquire|md|m\.d|dds|dmd|dvm|rn|phd|ph\.d|edd|jd|j\.d|cpa|pmp|mba|usn|usaf|usmc)\.?$/i;
/** Words by which an organization is known, and that nobody is called. */
const organization =
  /^(?:llc|l\.l\.c|inc|incorporated|corp|corporation|ltd|llp|lllp|pllc|plc|gmbh|hoa|trust|trustees?|holdings|properties|associates|association|enterprises?|investments|ventures|management|realty|rentals|services|solutions|apartments|condominiums?|condos|ministries|foundation|university|department)\.?$/i;
/** Legal forms that are one behind a comma, and may be a name elsewhere. */
const legalForm = /^(?:co|company|limited|lp|l\.p|pc|p\.c|pa|p\.a|sa|s\.a|ag|group|partners)\.?$/i;
/** What people are to a house, written after their name. */
const roles =
  /^(?:(?:co-|home)?owners?|tenants?|renter|landlord|landlady|manager|agent|realtor|broker|president|secretary|treasurer|director|superintendent|executor|executrix|attorney|neighbor)$/i;
/** Words that begin surnames of several words: `van der Berg, Ann`. */
const particle =
  /^(?:van|von|der|den|de|del|della|di|da|dos|das|la|las|le|los|el|al|bin|ibn|st\.?|san|santa|mac|mc|o’|o')$/i;
const joining = /^(?:&|and|y|und|et)$/i;

/**
 * The name in a greeting: `Ann`, `Ann & Bob`, `Dr. Patel`, `李小龙`. Null when the name may not be repeated or yields
 * nothing.
 */
export function greetingName(name: string): string | null {
  const repeatable = repeatableName(name);
  if (repeatable === null) return null;
  if (isOrganization(repeatable)) return null;
  const [before = "", after = ""] = repeatable
    .split(/\s*,\s*/)
    .filter((part) => !part.split(" ").every((word) => suffixes.test(word) || roles.test(word)));
  // "Lee, Ann" becomes Ann. What follows a whole name is none that this person is called by.
  const isReversed = after !== "";
  if (isReversed && !isSurname(before)) return null;
  const words = (isReversed ? after : before)
    .split(/\s+/)
    .filter((word, at) => !/^["“'‘(]/.test(word) && (at === 0 || !suffixes.test(word)));
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

function isOrganization(name: string): boolean {
  const [, after = ""] = name.split(/\s*,\s*/);
  return (
    /^estate of\b/i.test(name) ||
    legalForm.test(after) ||
    name.split(/[\s,]+/).some((word) => organization.test(word))
  );
}

function isSurname(text: string): boolean {
  const words = text.split(" ");
  return words.every((word, at) => at === words.length - 1 || particle.test(word));
}

/** `ANN` and `ann` become `Ann`; `DeShawn`, `JD` and initials stay as they are. */
function asName(word: string): string {
  if (word.includes(".")) return word;
  const isShouted = word.length > 2 && word === word.toUpperCase();
  if (word !== word.toLowerCase() && !isShouted) return word;
  const lower = word.toLowerCase();
  return lower.replace(/(^|['’-])(\p{L})/gu, (_match, joint: string, letter: string) => {
    const capital = letter.toUpperCase();
    // A ligature would become two letters.
    return joint + (capital.length === letter.length ? capital : letter);
  });
}

function isSane(text: string, limits: { longest: number; mostWords: number }): boolean {
  const words = text.trim().split(/\s+/);
  return (
    text.isWellFormed() &&
    // Direction marks and other invisible characters.
    !/[\p{Cc}\p{Cf}\p{Co}\p{Cn}]/u.test(text.replace(joiner, "")) &&
    text.length <= limits.longest &&
    words.length <= limits.mostWords &&
    words.every((word) => word.length <= longestWord) &&
    !new RegExp(`\\p{M}{${mostMarks + 1}}`, "u").test(text)
  );
}

/** The line in plain characters, with a space after each abbreviation. */
function plain(line: string): string {
  return withSpacedAbbreviations(withPlainDashesAndSpaces(line)).trim();
}

function endsSentence(word: string): boolean {
  return /\p{L}{2}\.,?$/u.test(word) && word.replace(/[.,]/g, "").length > longestShortForm;
}

/** Seven or more digits separated only by spaces and punctuation; `22030-1234` is a ZIP code. */
function holdsPhoneNumber(text: string): boolean {
  const runs = text.replace(/\b\d{5}-\d{4}\b/g, "").match(/\p{N}(?:[\s().-]*\p{N})*/gu) ?? [];
  return runs.some((run) => run.replace(/\P{N}/gu, "").length >= 7);
}
