import { promises } from "#content/promises.ts";
import type { OpeningWords } from "#domain/page/page-words.ts";
import { days, percent } from "./figures.ts";

const replacement = {
  heading: "A new roof, done once",
  lead: `A replacement takes ${days(promises.replacementDays)}, in asphalt shingles, metal, cedar shakes, slate or synthetic.`,
};

/** By the page's address. */
export const words = {
  "/roof-services": replacement,
  "/roof-services/replacement": replacement,
  "/roof-services/:serviceType": replacement,
  "/roof-services/repairs": {
    heading: "Roof repairs that hold",
    lead: `Most repairs take ${days(promises.repairDays)}. If a repair would cost over ${percent(promises.repairShareOfReplacement)} of a new roof, we tell you that replacement is the better buy.`,
  },
} satisfies Record<string, OpeningWords>;
