import type { OpeningWords } from "#domain/page/page-words.ts";

export const words = {
  heading: "Take care of your roof all year",
  lead: "Inspect your roof at least once a year and after major storms, and clean the gutters at least twice a year. Maintenance can extend roof life by up to 25%.",
} satisfies OpeningWords;
