import { promises } from "#content/promises.ts";
import type { OpeningWords } from "#domain/page/page-words.ts";
import { years } from "./figures.ts";

export const words = {
  heading: "What your warranty covers",
  lead: `Our standard workmanship warranty runs ${years(promises.standardWorkmanshipYears)}, and manufacturers typically cover materials for ${years(promises.manufacturerYearsInWarranty)}.`,
} satisfies OpeningWords;
