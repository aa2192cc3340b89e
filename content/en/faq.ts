import type { OpeningWords } from "#domain/page/page-words.ts";

export const words = {
  heading: "Plain answers to your questions",
  lead: "A residential roof replacement takes 1-3 days, and we answer email within 24 hours.",
} satisfies OpeningWords;
