import type { OpeningWords } from "#domain/page/page-words.ts";

export const words = {
  heading: "Three ways to pay",
  lead: "Choose same-as-cash for 6, 12 or 18 months, spread the cost over 5-12 years, or lock in a fixed rate for 2-7 years.",
} satisfies OpeningWords;
