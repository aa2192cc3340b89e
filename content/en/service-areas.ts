import { counties } from "#content/counties.ts";
import { promises } from "#content/promises.ts";
import type { OpeningWords } from "#domain/page/page-words.ts";
import { hours } from "./figures.ts";

export const words = {
  heading: "Where we work",
  lead: `We serve ${counties.length} Virginia counties. We respond within ${hours(promises.responseHours.primary)} in our primary area, within ${hours(promises.responseHours.secondary)} in our secondary area, and within ${hours(promises.responseHours.extended)} or by appointment in our extended area.`,
} satisfies OpeningWords;
