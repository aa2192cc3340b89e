import type { OpeningWords } from "#domain/page/page-words.ts";

export const words = {
  heading: "Our financing partners",
  lead: "Three lenders finance our projects, with loans up to $100,000 and terms up to 15 years.",
} satisfies OpeningWords;
