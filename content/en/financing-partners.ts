import { lenders } from "#content/financing.ts";
import type { OpeningWords } from "#domain/page/page-words.ts";
import { dollars, years } from "./figures.ts";

export const words = {
  heading: "Our financing partners",
  lead: `Three lenders finance our projects, with loans up to ${dollars(lenders.second.amount.to)} and terms up to ${years(lenders.second.years.to)}.`,
} satisfies OpeningWords;
