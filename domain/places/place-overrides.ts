import { entryAt } from "#domain/business/fact-entries.ts";
import {
  areSameFacts,
  type FactValue,
  type Overrides,
  withOverrides,
} from "#domain/business/facts.ts";
import type { ChosenCounty, ServedCounty } from "#domain/service-area/county.ts";
import type { StatedPlace } from "./stated-place.ts";
import { countiesWord, statedState, type UsState, zoneName } from "./us-states.ts";

type Built = Pick<StatedPlace, "state" | "timeZone"> & { counties: readonly ChosenCounty[] };

/** The state that holds. */
export function stateOf(overrides: Overrides, built: Pick<Built, "state">): UsState | undefined {
  return statedState(String(overrides.state ?? built.state));
}

/** The time zone that holds: one that was chosen, or the usual one of the state. */
export function zoneOf(
  overrides: Overrides,
  built: Pick<Built, "state" | "timeZone">,
): string | undefined {
  return overrides.timeZone === undefined
    ? usualZone(overrides, built)
    : String(overrides.timeZone);
}

/** The time zone that holds while nobody chooses another. */
export function usualZone(
  overrides: Overrides,
  built: Pick<Built, "state" | "timeZone">,
): string | undefined {
  const isElsewhere = overrides.state !== undefined && overrides.state !== built.state;
  return isElsewhere ? stateOf(overrides, built)?.zones[0] : built.timeZone;
}

/**
 * What follows from the state and the counties that an owner has set, as overrides beside theirs. Empty while they have set
 * neither.
 */
export function placeOverrides(overrides: Overrides, built: Built): Record<string, FactValue> {
  const isSet = ["state", "timeZone", "counties"].some((path) => overrides[path] !== undefined);
  const state = stateOf(overrides, built);
  if (!isSet || !state) return {};
  const zone = zoneOf(overrides, built) ?? state.zones[0];
  const counties = (overrides.counties ?? built.counties) as readonly ChosenCounty[];
  return {
    ...(state.code !== built.state && {
      "address.region": state.code,
      "inState.name": state.name,
      "inState.adjective": state.adjective,
      "inState.county": state.county,
      "inState.counties": countiesWord(state.county),
    }),
    ...(zone !== built.timeZone && { timeZone: zone, timeZoneName: zoneName(zone) }),
    ...(!areSameFacts(reaches(counties), reaches(built.counties)) && { area: "own" }),
  };
}

/**
 * All that holds in place of what the site was built with, where an owner has set some of it over a base. What follows from the
 * place follows from both together, so that what the base says of its own is left out.
 */
export function overridesOver(base: Overrides, set: Overrides, built: Built): Overrides {
  const settable = Object.entries(base).filter(([path]) => !entryAt(path)?.fixed);
  const all = { ...Object.fromEntries(settable), ...set };
  return { ...all, ...placeOverrides(all, built) };
}

/** Which counties are served, and how far each is; what is said of them may change without moving. */
function reaches(counties: readonly ChosenCounty[]): Record<string, string> {
  return Object.fromEntries(counties.map(({ fips, type }) => [fips, type]));
}

/** The facts that hold where these are set, with what follows from the place. */
export function factsInPlace<F extends Built>(built: F, overrides: Overrides): F {
  return withOverrides(built, { ...overrides, ...placeOverrides(overrides, built) });
}

/** The same as pages get it: without what only the service areas page says of each county, which that page asks for. */
export function asOnPages(overrides: Overrides): Overrides {
  const counties = overrides.counties as readonly ChosenCounty[] | undefined;
  if (!counties) return overrides;
  // Pages read no more of a county than this.
  return { ...overrides, counties: counties.map(servedCounty) as ChosenCounty[] };
}

function servedCounty({ id, name, noun, type }: ChosenCounty): ServedCounty {
  return { id, name, ...(noun !== undefined && { noun }), type };
}
