import { promises } from "#content/promises.ts";
import type { OpeningWords } from "#domain/page/page-words.ts";
import { hours } from "./figures.ts";

export const words = {
  heading: "Storm damage, handled today",
  lead: `Our emergency line is answered around the clock, and we typically reach you within ${hours(promises.emergency.contactHours)}.`,
} satisfies OpeningWords;
