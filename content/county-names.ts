import type { CountyType } from "#domain/service-area/county.ts";

/**
 * The counties we serve, nearest coverage first, without the word "County". Apart from what we know about each
 * (`counties.ts`), because every page names them to search engines.
 */
export const countyNames = {
  primary: ["Arlington", "Fairfax", "Loudoun", "Prince William", "Frederick", "Clarke", "Page"],
  secondary: ["Fauquier", "Stafford", "Spotsylvania"],
  extended: ["Culpeper", "Rappahannock", "Warren", "Shenandoah"],
} as const satisfies Readonly<Record<CountyType, readonly string[]>>;

export type CountyName = (typeof countyNames)[CountyType][number];
