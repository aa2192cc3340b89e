import { countyCount, stateCountyCount } from "#content/en/counties-in-words.ts";
import { searchedPlaces } from "#content/places.ts";
import { saidOfRegion } from "#content/said-of-region.ts";
import type { Facts } from "#domain/business/facts.ts";
import { countyInFull } from "#domain/service-area/county.ts";

/** For search engines. */
export const described = {
  description: (f: Facts) =>
    f.counties.length > 1
      ? `The ${stateCountyCount(f)} ${f.shortName} serves, how soon we come to each, and a check by ZIP code.`
      : f.counties.length > 0
        ? `Roofing in ${countyCount(f)}, ${f.inState.name}: how soon ${f.shortName} comes, and a check by ZIP code.`
        : `Where ${f.shortName} works, and how soon we come.`,
  keywords: (f: Facts) => `roofer near me, ${saidOfRegion(f, searchedPlaces) ?? searchedIn(f)}`,
};

function searchedIn({ counties, inState, serviceRegion }: Facts): string {
  const nearest = counties.slice(0, 4).map((county) => `roofing ${countyInFull(county)}`);
  return [...nearest, `${serviceRegion} roofing`, `roofing ${inState.name}`].join(", ");
}
