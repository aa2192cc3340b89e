import type { County } from "./county.ts";

/** ZIP codes that lie in the same place, or in or between the same places. */
export type ZipGroup = {
  /** `County.id` of those we serve. */
  counties: readonly string[];
  /** Cities, and counties that we do not serve, as they are read in a sentence. */
  others?: readonly string[];
  /** Five digits each, with spaces between them. */
  zips: string;
};

export type ZipAnswer =
  /** Not five digits. */
  | { kind: "invalid" }
  /** In one county of ours. */
  | { kind: "county"; zip: string; county: County }
  /** In a city that is no part of a county, or in another place where we also work. */
  | { kind: "city"; zip: string; city: string }
  /** In one or more of several places: nobody can say which from the code alone. */
  | { kind: "shared"; zip: string; places: readonly string[] }
  /** Not among those that we know. */
  | { kind: "unknown"; zip: string };

/**
 * What can be said of a ZIP code, and nothing beyond it: a code that touches two places is never told to lie
 * in one of them. Takes the five digits of a ZIP+4, too.
 * @param text What somebody typed.
 * @param known `further` is a place that owns all codes which begin with its prefix.
 */
export function checkZip(
  text: string,
  known: {
    groups: readonly ZipGroup[];
    counties: readonly County[];
    further?: { name: string; prefix: string };
  },
): ZipAnswer {
  const zip = /^\s*(\d{5})(-?\d{4})?\s*$/.exec(text)?.[1];
  if (!zip) return { kind: "invalid" };
  const group = known.groups.find(({ zips }) => zips.split(" ").includes(zip));
  if (!group) {
    const { further } = known;
    return further && zip.startsWith(further.prefix)
      ? { kind: "city", zip, city: further.name }
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
    places: [...counties.map(({ name }) => `${name} County`), ...others],
  };
}
