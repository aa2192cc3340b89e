import { type CountyCenters, estimatedMiles, farApartMiles } from "./drive-estimate.ts";
import type { ZipGroup } from "./zip-check.ts";

/** Where an inspector has to be on a day; null: nobody has been chosen yet. */
export type Stop = { address: string; inspectorId: string | null };

/** A stop that lies too far away, by `farApartMiles`, and the estimated miles of road to it. */
export type FarStop<Kind extends Stop> = { stop: Kind; miles: number };

/**
 * What would lie too far apart if an inspector had an address and all their other stops on one day: their farthest stop,
 * of whichever of the candidates has the shortest way. Undefined when one of them has all of it near, or when nothing is known
 * of the addresses.
 */
export function farApart<Kind extends Stop>(
  address: string,
  stops: readonly Kind[],
  candidates: readonly (string | null)[],
  known: { groups: readonly ZipGroup[]; centers: CountyCenters },
): FarStop<Kind> | undefined {
  const farthest = candidates.map((candidate) => {
    const own = stops.filter(({ inspectorId }) => inspectorId === candidate);
    return own
      .map((stop) => ({ stop, miles: estimatedMiles(address, stop.address, known) ?? 0 }))
      .sort((one, other) => other.miles - one.miles)[0];
  });
  if (farthest.some((far) => far === undefined || far.miles <= farApartMiles)) return undefined;
  return farthest
    .filter((far) => far !== undefined)
    .sort((one, other) => one.miles - other.miles)[0];
}
