import type { OpeningWords } from "#domain/page/page-words.ts";

export const words = {
  heading: "Where we work",
  lead: "We serve 14 Virginia counties. We respond within 24 hours in our primary area, within 48 hours in our secondary area, and within 72 hours or by appointment in our extended area.",
} satisfies OpeningWords;
