import type { BusinessFacts, Overrides } from "#domain/business/facts.ts";
import { countyTypes } from "#domain/business/response-times.ts";
import type { ChosenCounty } from "#domain/service-area/county.ts";
import { stateOf, zoneOf } from "./place-overrides.ts";
import { stateOfZip } from "./state-of-zip.ts";
import { type UsState, usState } from "./us-states.ts";

/** A map of more is no longer read, and nobody reaches them within a day. */
export const mostCounties = 40;
export const mostCountyWords = 400;
export const mostCountyProjects = 100_000;

/** What is wrong with a list of counties, whatever the state is. Anything may have been sent. */
export function countyFaults(value: unknown): string | undefined {
  if (!Array.isArray(value)) return "Choose counties";
  if (value.length > mostCounties) return `Choose at most ${mostCounties} counties`;
  const counties = value as Partial<ChosenCounty>[];
  if (!counties.every(isCounty)) return "Choose each county from the list";
  const codes = new Set(counties.map(({ fips }) => fips));
  return codes.size === counties.length ? undefined : "Choose each county once";
}

function isCounty(county: Partial<ChosenCounty> | null | undefined): boolean {
  const { fips, type, details, projects } = county ?? {};
  return (
    /^\d{5}$/.test(String(fips)) &&
    type !== undefined &&
    countyTypes.includes(type) &&
    typeof details === "string" &&
    details.length <= mostCountyWords &&
    Number.isInteger(projects) &&
    Number(projects) >= 0 &&
    Number(projects) <= mostCountyProjects
  );
}

/** The state in which the office's ZIP code lies, where that is another one than the business's; none until that is said. */
export function otherStateOfOffice({
  state,
  address,
}: Pick<BusinessFacts, "state" | "address">): UsState | undefined {
  const found = stateOfZip(address.postalCode);
  return found?.code === state || !usState(state) ? undefined : found;
}

/** What is wrong across state, time zone and counties that are each right. */
export function placeFaults(overrides: Overrides, built: BusinessFacts): Record<string, string> {
  const state = stateOf(overrides, built);
  if (!state) return {};
  const counties = (overrides.counties ?? built.counties) as readonly ChosenCounty[];
  const zone = zoneOf(overrides, built) ?? "";
  return {
    ...(counties.some(({ fips }) => !fips.startsWith(state.fips)) && {
      counties: `Choose ${state.county === "parish" ? "parishes" : "counties"} of ${state.name}`,
    }),
    ...(!state.zones.includes(zone) && { timeZone: `Choose a time zone of ${state.name}` }),
  };
}
