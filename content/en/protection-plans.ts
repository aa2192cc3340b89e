import type { OpeningWords } from "#domain/page/page-words.ts";

export const words = {
  heading: "Someone to look after your roof",
  lead: "Our Platinum, Gold and Silver plans include scheduled inspections, faster response and repair discounts. They are billed monthly with a 12-month minimum.",
} satisfies OpeningWords;
