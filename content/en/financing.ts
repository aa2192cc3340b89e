import { financing } from "#content/financing.ts";
import type { OpeningWords } from "#domain/page/page-words.ts";

export const words = {
  heading: "A new roof without the lump sum",
  lead: `We offer same-as-cash, low monthly and fixed-rate plans over ${financing.termMonths.from} to ${financing.termMonths.to} months, with no prepayment penalty.`,
} satisfies OpeningWords;
