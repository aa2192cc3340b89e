/** What the search finds a lead by. */
export type SearchedLead = Record<
  "name" | "email" | "phone" | "address" | "subject" | "message",
  string
>;

/**
 * One thing that somebody looks for: alternatives, each of them beginnings of words that all have to be there. Words
 * hold letters and digits only, so that they mean nothing to either engine's syntax.
 */
export type SearchTerm = readonly (readonly string[])[];

/** PostgreSQL refuses words of more than 2,046 bytes. */
const longestWord = 64;
const mostTerms = 12;

/** What looks like a telephone number or its beginning, however it is written; at least four digits. */
const phoneNumber = /(?<![\p{L}\p{N}])\d(?:[\s().\-/]*\d){3,14}(?![\p{L}\p{N}])/gu;

/**
 * The text under which a lead is found: its words without accents and case, and the digits of its number in the
 * forms in which people say it: all of them, the last seven, the last four, the area code.
 */
export function searchTextOf(lead: SearchedLead): string {
  const digits = phoneDigits(lead.phone);
  const { name, email, phone, address, subject, message } = lead;
  const words = normalized([name, email, phone, address, subject, message].join(" "));
  const areaCode = digits.length === 10 ? digits.slice(0, 3) : "";
  return [words, digits, digits.slice(-7), digits.slice(-4), areaCode].filter(Boolean).join(" ");
}

/** What somebody looks for who types `query`: all of the terms have to be found. Empty when it holds no word. */
export function searchTermsOf(query: string): SearchTerm[] {
  const terms: SearchTerm[] = [];
  const rest = query.normalize("NFKD").replace(phoneNumber, (number) => {
    const [digits, words] = [phoneDigits(number), wordsOf(number)];
    // It may also be something else that has digits and hyphens: a ZIP code with four more.
    terms.push(words.join(" ") === digits ? [[digits]] : [[digits], words]);
    return " ";
  });
  return [...terms, ...wordsOf(rest).map((word) => [[word]])].slice(0, mostTerms);
}

/**
 * Whether words that begin like this one are meant too. One letter says too little; up to three digits are a number of
 * a house or an area code, with which all numbers around here begin.
 */
export function isBeginning(word: string): boolean {
  return Array.from(word).length > 1 && !/^\d{1,3}$/.test(word);
}

/** A North American number without its country's 1; any other as it is. */
export function phoneDigits(phone: string): string {
  return phone.replace(/\D/g, "").replace(/^1(?=\d{10}$)/, "");
}

function wordsOf(text: string): string[] {
  return normalized(text)
    .split(" ")
    .filter(Boolean)
    .map((word) => Array.from(word).slice(0, longestWord).join(""));
}

function normalized(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}
