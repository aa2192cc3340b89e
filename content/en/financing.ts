import type { OpeningWords } from "#domain/page/page-words.ts";

export const words = {
  heading: "A new roof without the lump sum",
  lead: "We offer same-as-cash, low monthly and fixed-rate plans over 12 to 120 months, with no prepayment penalty.",
} satisfies OpeningWords;
