import { doubleMetaphone } from "double-metaphone";

/** Shorter words sound like too many others. */
const fewestLetters = 3;

/**
 * How a word without accents and case sounds in English: one or two codes of Double Metaphone (Lawrence Philips, C/C++
 * Users Journal, June 2000), in lower case; none for numbers, short words and other scripts.
 */
export function soundsOf(word: string): string[] {
  if (!/^\p{L}+$/u.test(word) || Array.from(word).length < fewestLetters) return [];
  const codes = doubleMetaphone(word).map((code) => code.toLowerCase());
  return [...new Set(codes)].filter((code) => /^[a-z0-9]+$/.test(code));
}
