import { withPlainDashesAndSpaces, withPlainDigits } from "#domain/person/plain-characters.ts";
import { phoneDigits } from "#domain/person/understood-phone.ts";

/** The fields that searches cover. */
export type SearchedLead = Record<
  "name" | "email" | "phone" | "address" | "subject" | "message",
  string
>;

/**
 * One search term: alternatives, each a list of word prefixes that must all match. Words contain letters and digits
 * only, so they have no meaning in either engine's syntax.
 */
export type SearchTerm = readonly (readonly string[])[];

/** Characters. PostgreSQL refuses words of more than 2,046 bytes. */
const longestWord = 64;
const mostTerms = 12;

/** A phone number or its beginning in any notation; at least four digits. */
const phoneNumber = /(?<![\p{L}\p{N}])\+?\d(?:[\s().\-/]*\d){3,14}(?![\p{L}\p{N}])/gu;

/**
 * A lead's searchable text: its words without accents and case, and its phone digits in the forms people use: all of
 * them, the last seven, the last four, the area code.
 */
export function searchTextOf(lead: SearchedLead): string {
  const digits = phoneDigits(lead.phone);
  const { name, email, phone, address, subject, message } = lead;
  const words = normalized([name, email, phone, address, subject, message].join(" "));
  const areaCode = digits.length === 10 ? digits.slice(0, 3) : "";
  return [words, digits, digits.slice(-7), digits.slice(-4), areaCode].filter(Boolean).join(" ");
}

/** The terms of a search; all must match. Empty when `query` contains no word. */
export function searchTermsOf(query: string): SearchTerm[] {
  const terms: SearchTerm[] = [];
  const plain = withPlainDigits(withPlainDashesAndSpaces(query.normalize("NFKD")));
  const rest = plain.replace(phoneNumber, (number) => {
    const [digits, words] = [phoneDigits(number), searchWordsOf(number)];
    // Numbers with hyphens may also be something else, such as a ZIP+4 code.
    terms.push(words.join(" ") === digits ? [[digits]] : [[digits], words]);
    return " ";
  });
  return [...terms, ...searchWordsOf(rest).map((word) => [[word]])].slice(0, mostTerms);
}

/** The words of a text without accents and case, as searches compare them. */
export function searchWordsOf(text: string): string[] {
  return normalized(text)
    .split(" ")
    .filter(Boolean)
    .map((word) => Array.from(word).slice(0, longestWord).join(""));
}

/**
 * Whether a word also matches longer ones. Single letters are too vague; up to three digits are a house number or an
 * area code, with which every local phone number begins.
 */
export function isBeginning(word: string): boolean {
  return Array.from(word).length > 1 && !/^\d{1,3}$/.test(word);
}

function normalized(text: string): string {
  return withPlainDigits(text.normalize("NFKD"))
    .replace(/\p{M}+/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}
