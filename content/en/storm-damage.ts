import type { OpeningWords } from "#domain/page/page-words.ts";

export const words = {
  heading: "Storm damage, handled today",
  lead: "Our emergency line is answered around the clock, and we typically reach you within 2-4 hours.",
} satisfies OpeningWords;
