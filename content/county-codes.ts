import type { CountyName } from "./county-names.ts";

/** The last three digits of each county's federal number (FIPS), by which the map finds its shape. */
export const countyCodes: Readonly<Record<CountyName, string>> = {
  Arlington: "013",
  Fairfax: "059",
  Loudoun: "107",
  "Prince William": "153",
  Frederick: "069",
  Clarke: "043",
  Page: "139",
  Fauquier: "061",
  Stafford: "179",
  Spotsylvania: "177",
  Culpeper: "047",
  Rappahannock: "157",
  Warren: "187",
  Shenandoah: "171",
};

/**
 * Cities that belong to no county, drawn without a name so that the map has no gaps: Winchester, Falls Church, Fairfax,
 * Manassas, Manassas Park, Fredericksburg, Alexandria. Most states have none.
 */
export const independentCityCodes: readonly string[] = [
  "840",
  "610",
  "600",
  "683",
  "685",
  "630",
  "510",
];
