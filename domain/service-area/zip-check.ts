import { type County, countyInFull } from "./county.ts";

/** ZIP codes that belong to the same place or places. */
export type ZipGroup = {
  /** `County.id` of the counties we serve. */
  counties: readonly string[];
  /** Cities and counties that we do not serve, as worded in a sentence. */
  others?: readonly string[];
  /** Five digits each, separated by spaces. */
  zips: string;
};

export type ZipAnswer =
  /** Not five digits. */
  | { kind: "invalid" }
  /** In one of our counties. */
  | { kind: "county"; zip: string; county: County }
  /** In an independent city, or in another place where we also work. */
  | { kind: "city"; zip: string; city: string }
  /** In one of several places, which the code alone does not decide. */
  | { kind: "shared"; zip: string; places: readonly string[] }
  /** Not one of the codes we know. */
  | { kind: "unknown"; zip: string };

/**
 * What a ZIP code reveals, and no more: a code that touches two places is never assigned to one of them. Also accepts
 * ZIP+4.
 * @param text As typed, with spaces and dashes wherever they are.
 * @param known `further` is a place outside the counties that owns all codes with its prefix, if there is one.
 */
export function checkZip(
  text: string,
  known: {
    groups: readonly ZipGroup[];
    counties: readonly County[];
    further: { area: string; zipPrefix: string } | null;
  },
): ZipAnswer {
  const zip = /^(\d{5})(\d{4})?$/.exec(text.replace(/[\s\p{Pd}]/gu, ""))?.[1];
  if (!zip) return { kind: "invalid" };
  const group = known.groups.find(({ zips }) => zips.split(" ").includes(zip));
  if (!group) {
    const { further } = known;
    return further && zip.startsWith(further.zipPrefix)
      ? { kind: "city", zip, city: further.area }
      : { kind: "unknown", zip };
  }
  const counties = known.counties.filter(({ id }) => group.counties.includes(id));
  const others = group.others ?? [];
  const [county] = counties;
  const [city] = others;
  if (county && counties.length === 1 && !city) return { kind: "county", zip, county };
  if (city && others.length === 1 && !county) return { kind: "city", zip, city };
  return {
    kind: "shared",
    zip,
    places: [...counties.map(countyInFull), ...others],
  };
}
