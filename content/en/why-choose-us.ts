import type { OpeningWords } from "#domain/page/page-words.ts";

export const words = {
  heading: "Why homeowners choose Skyline",
  lead: "Every Skyline roof starts with a free inspection and a written price, and ends with a final walk-through and a workmanship warranty.",
} satisfies OpeningWords;
