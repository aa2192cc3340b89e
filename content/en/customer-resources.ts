import type { OpeningWords } from "#domain/page/page-words.ts";

export const words = {
  heading: "Resources for homeowners",
  lead: "Everything you need for your roof is in one place: maintenance tips, warranty information, the roof quiz and inspection booking.",
} satisfies OpeningWords;
