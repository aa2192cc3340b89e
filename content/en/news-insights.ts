import type { OpeningWords } from "#domain/page/page-words.ts";

export const words: OpeningWords = {
  heading: "News and insights",
  lead: "Our crews write about roof care, storm damage and what things cost.",
};
