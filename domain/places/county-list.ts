import { countyId } from "#domain/service-area/county.ts";
import type { ZipGroup } from "#domain/service-area/zip-check.ts";

/** A county of the United States, or what counts as one: a parish, a borough, a city that belongs to none. */
export type UsCounty = {
  /** Federal number, five digits: the state's two, and its own. */
  fips: string;
  id: string;
  /** Without "County". */
  name: string;
  /** What it is, unless it is a county: `Parish`, `City`; empty where its name says it all. */
  noun?: string;
  /** ZIP codes that lie in it, or reach into it. */
  zips: readonly string[];
};

/** As a line of the list: number, name, noun (`-` for none), ZIP codes. */
export function countyLine({ fips, name, noun, zips }: Omit<UsCounty, "id">): string {
  return [fips, name, noun === "" ? "-" : (noun ?? ""), zips.join(" ")].join("\t");
}

/** The counties of a list, of one state if its number is given, by name. */
export function readCounties(list: string, stateFips = ""): UsCounty[] {
  return list
    .split("\n")
    .filter((line) => line.startsWith(stateFips))
    .map(readLine)
    .sort((one, other) => (one.name === other.name ? 0 : one.name < other.name ? -1 : 1));
}

function readLine(line: string): UsCounty {
  const [fips = "", name = "", written = "", zips = ""] = line.split("\t");
  const noun = written === "-" ? "" : written;
  return {
    fips,
    // A city may have the name of the county around it.
    id: noun === "City" ? `${countyId(name)}-city` : countyId(name),
    name,
    ...(written !== "" && { noun }),
    zips: zips === "" ? [] : zips.split(" "),
  };
}

/**
 * The ZIP codes of some counties, those that belong to the same places together. A code that reaches into another county has
 * that among its places, so that nobody is told more than the code says.
 * @param all Every county, since codes cross the lines of states.
 * @param beside Federal numbers of cities among or beside the counties, whose codes people ask about.
 */
export function zipGroupsOf(
  all: readonly UsCounty[],
  chosen: readonly { fips: string; id: string }[],
  beside: readonly string[] = [],
): ZipGroup[] {
  const ids = new Map(chosen.map(({ fips, id }) => [fips, id]));
  const asked = new Set(
    all.filter(({ fips }) => ids.has(fips) || beside.includes(fips)).flatMap(({ zips }) => zips),
  );
  const placesOf = new Map<string, UsCounty[]>();
  for (const county of all) {
    for (const zip of county.zips) {
      if (asked.has(zip)) placesOf.set(zip, [...(placesOf.get(zip) ?? []), county]);
    }
  }
  const groups = new Map<string, { counties: string[]; others: string[]; zips: string[] }>();
  // Nearest coverage first, as the counties stand.
  const order = [...ids.keys()];
  for (const [zip, places] of [...placesOf].sort(([one], [other]) => (one < other ? -1 : 1))) {
    const ours = places.filter(({ fips }) => ids.has(fips)).map(({ fips }) => fips);
    const counties = ours
      .sort((one, other) => order.indexOf(one) - order.indexOf(other))
      .map((fips) => ids.get(fips) ?? "");
    const others = places.filter(({ fips }) => !ids.has(fips)).map(inSentence);
    const key = [...counties, "", ...others].join("\n");
    const group = groups.get(key) ?? { counties, others, zips: [] };
    group.zips.push(zip);
    groups.set(key, group);
  }
  return [...groups.values()].map(({ counties, others, zips }) => ({
    counties,
    ...(others.length > 0 && { others }),
    zips: zips.join(" "),
  }));
}

/** `Orange County`, `the City of Manassas`. */
function inSentence({ name, noun = "County" }: UsCounty): string {
  if (noun === "City") return `the City of ${name}`;
  return noun === "" ? name : `${name} ${noun}`;
}
