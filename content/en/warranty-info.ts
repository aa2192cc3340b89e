import type { OpeningWords } from "#domain/page/page-words.ts";

export const words = {
  heading: "What your warranty covers",
  lead: "Our standard workmanship warranty runs 5-10 years, and manufacturers typically cover materials for 20-50 years.",
} satisfies OpeningWords;
