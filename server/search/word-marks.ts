import { isBeginning, type SearchTerm } from "#domain/lead/lead-search.ts";
import type { WordRule } from "#domain/lead/marked-text.ts";
import type { SearchTier } from "#domain/lead/search-contract.ts";
import { phoneDigits } from "#domain/person/understood-phone.ts";
import { soundsOf } from "./sounds.ts";

/** Which words of a text a search has found, and whether a phone number is what it looked for. */
export type WordMarks = { isMatch: WordRule; isPhone: (phone: string) => boolean };

/** The marks of a tier: each also marks what the better ones look for. */
export function wordMarks(terms: readonly SearchTerm[], tier: SearchTier): WordMarks {
  const words = [...new Set(terms.flat(2))];
  const begun = words.filter((word) => tier !== "exact" && isBeginning(word));
  const sounds = new Set(tier === "sound" ? words.flatMap(soundsOf) : []);
  return {
    isMatch: (word) =>
      words.includes(word) ||
      begun.some((beginning) => word.startsWith(beginning)) ||
      (sounds.size > 0 && soundsOf(word).some((code) => sounds.has(code))),
    isPhone(phone) {
      const digits = phoneDigits(phone);
      const forms = [digits, digits.slice(-7), digits.slice(-4)];
      return words.some(
        (word) =>
          /^\d{4,}$/.test(word) && forms.some((form) => form !== "" && form.startsWith(word)),
      );
    },
  };
}
