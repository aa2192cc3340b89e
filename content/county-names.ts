/**
 * The counties we serve, nearest coverage first, without the word "County". Apart from what we know about each
 * (`counties.ts`), because every page names them to search engines.
 */
export const countyNames = [
  "Arlington",
  "Fairfax",
  "Loudoun",
  "Prince William",
  "Frederick",
  "Clarke",
  "Page",
  "Fauquier",
  "Stafford",
  "Spotsylvania",
  "Culpeper",
  "Rappahannock",
  "Warren",
  "Shenandoah",
] as const;

export type CountyName = (typeof countyNames)[number];
