import { counties } from "#content/counties.ts";
import type { NavigationLink } from "#content/navigation.ts";
import { mapLead } from "#content/places.ts";

export const serviceMapWords: {
  heading: string;
  lead: string;
  all: NavigationLink;
  key: { office: string; cities: string };
  map: string;
  county: (name: string, response: string) => string;
} = {
  heading: `${counties.length} counties, one phone call`,
  lead: `${mapLead} Choose your county to see how we work there.`,
  all: { label: "All service areas", to: "/service-areas" },
  /** The legend for everything but the counties. */
  key: { office: "Our office", cities: "Independent cities" },
  map: "Map of our service area",
  county: (name, response) => `${name} County: ${response}`,
};
