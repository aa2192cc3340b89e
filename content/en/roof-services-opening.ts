import type { LinkTarget } from "#content/pages.ts";
import { promises } from "#content/promises.ts";
import type { OpeningWords } from "#domain/page/page-words.ts";
import { days, percent } from "./figures.ts";

/** The two tabs of the page; `replacement` unless the address says `repairs`. */
export type RoofWork = "replacement" | "repairs";

/** The words of each tab's first view. */
export const openings: Readonly<
  Record<RoofWork, OpeningWords & { tab: string; to: LinkTarget; picture: string }>
> = {
  replacement: {
    tab: "Replacement",
    to: "/roof-services/replacement",
    heading: "A new roof, done once",
    lead: `A replacement takes ${days(promises.replacementDays)}, in asphalt shingles, metal, cedar shakes, slate or synthetic. We take the old roof off down to the wood, mend the deck, and build everything above it new.`,
    picture:
      "A brick house with half of its new roof on: dark shingles climb over gray underlayment, bundles and a ladder beside them",
  },
  repairs: {
    tab: "Repairs",
    to: "/roof-services/repairs",
    heading: "Roof repairs that hold",
    lead: `Most repairs take ${days(promises.repairDays)}. If a repair would cost over ${percent(promises.repairShareOfReplacement)} of a new roof, we tell you that replacement is the better buy.`,
    picture:
      "A roof opened for a repair: lifted shingles, a new piece of plywood, a hammer, a pry bar and nails",
  },
};

export const tabsLabel = "Roof services";
