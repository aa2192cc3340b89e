import { businessProfile } from "#content/business-profile.ts";
import { days } from "#content/en/figures.ts";
import type { Facts } from "#domain/business/facts.ts";

const { serviceRegion } = businessProfile;

/** For search engines. */
export const descriptions = {
  replacement: ({ promises }: Facts) =>
    `Roof replacement in ${serviceRegion} in asphalt, metal, cedar, slate and synthetic, done in ${days(promises.replacementDays)}.`,
  repairs: ({ promises }: Facts) =>
    `Roof repair in ${serviceRegion}: leaks, missing shingles and flashing, fixed in ${days(promises.repairDays)}.`,
};
