import { days } from "#content/en/figures.ts";
import type { Facts } from "#domain/business/facts.ts";

/** For search engines. */
export const descriptions = {
  replacement: ({ serviceRegion, promises }: Facts) =>
    `Roof replacement in ${serviceRegion} in asphalt, metal, cedar, slate and synthetic, done in ${days(promises.replacementDays)}.`,
  repairs: ({ serviceRegion, promises }: Facts) =>
    `Roof repair in ${serviceRegion}: leaks, missing shingles and flashing, fixed in ${days(promises.repairDays)}.`,
};
