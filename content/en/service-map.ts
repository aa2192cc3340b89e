import type { NavigationLink } from "#content/navigation.ts";
import { mapLead } from "#content/places.ts";
import { saidOfRegion } from "#content/said-of-region.ts";
import type { Facts } from "#domain/business/facts.ts";
import { countyInFull, type ServedCounty } from "#domain/service-area/county.ts";
import { countyCount } from "./counties-in-words.ts";

export const serviceMapWords = (
  f: Facts,
): {
  heading: string;
  lead: string;
  all: NavigationLink;
  key: { office: string; cities: string };
  map: string;
  county: (county: ServedCounty, response: string) => string;
} => ({
  heading: `${countyCount(f)}, one phone call`,
  lead: `${saidOfRegion(f, mapLead) ?? `Around ${f.address.city}, in ${f.inState.name}.`} Choose your ${f.inState.county} to see how we work there.`,
  all: { label: "All service areas", to: "/service-areas" },
  /** The legend for everything but the counties. */
  key: { office: "Our office", cities: "Independent cities" },
  map: "Map of our service area",
  county: (county, response) => `${countyInFull(county)}: ${response}`,
});
