/*
 * Where we work, in the words of the pages. Another contractor writes this file anew, beside `county-names.ts`,
 * `counties.ts`, `zip-codes.ts` and the words of the service areas page.
 */

/** Another place that we serve by appointment, and the first three digits of its ZIP codes; null for none. */
export const furtherPlace: { name: string; area: string; zipPrefix: string } | null = {
  name: "Richmond",
  area: "the Richmond area",
  zipPrefix: "232",
};

/** After "counties of". */
export const regionInFull = "Northern Virginia and the northern Shenandoah Valley";

/** What people search for when they look for a roofer here. */
export const searchedPlaces =
  "roofing Fairfax County, roofing Loudoun County, Northern Virginia roofing, roofing Alexandria, roofing Fredericksburg, roofing Richmond";

/** Above the map of the counties. */
export const mapLead = "From Arlington to the Shenandoah Valley.";

/** Where ice dams are most common; null where they are rare. */
export const iceDamPlace: string | null = "west of the Blue Ridge";

/** Where slate comes from, if from here. */
export const localSlate: string | null = "Virginia quarries its own in Buckingham County.";

/** A night of damage that people here remember: the example until somebody enters a day of their own. */
export const rememberedStorm = { day: "2012-06-29", name: "the derecho of 2012" };
