import { financing } from "#content/financing.ts";
import type { OpeningWords } from "#domain/page/page-words.ts";
import { either, years } from "./figures.ts";

export const words = {
  heading: "Three ways to pay",
  lead: `Choose same-as-cash for ${either(financing.sameAsCashMonths)} months, spread the cost over ${years(financing.lowMonthly.years)}, or lock in a fixed rate for ${years(financing.fixedRate.years)}.`,
} satisfies OpeningWords;
