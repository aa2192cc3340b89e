import type { ZipGroup } from "./zip-check.ts";

/** Degrees. */
export type Position = { longitude: number; latitude: number };

/** The middle of each county, by `County.id`. */
export type CountyCenters = Readonly<Record<string, Position>>;

/** Roads are about this much longer than a straight line. */
const detour = 1.35;
const earthRadiusMiles = 3_959;
/** An estimate between the middles of counties is not more exact than this. */
const stepMiles = 5;

/** Further apart than this, two appointments hardly fit into one day. In miles of road. */
export const farApartMiles = 45;

/**
 * Miles of road between two addresses, estimated from the middles of their counties and rounded to 5. Null when they are
 * in the same county, or when the ZIP code of one is missing or unknown.
 */
export function estimatedMiles(
  one: string,
  other: string,
  known: { groups: readonly ZipGroup[]; centers: CountyCenters },
): number | null {
  const from = countyOfAddress(one, known.groups);
  const to = countyOfAddress(other, known.groups);
  if (!from || !to || from === to) return null;
  const [start, end] = [known.centers[from], known.centers[to]];
  if (!start || !end) return null;
  return Math.max(
    stepMiles,
    Math.round((straightMiles(start, end) * detour) / stepMiles) * stepMiles,
  );
}

/** `County.id` of the address's ZIP code, the first of several; undefined without one that we know. */
export function countyOfAddress(address: string, groups: readonly ZipGroup[]): string | undefined {
  // The last five digits: the first may be a house number.
  const zip = address.match(/\b\d{5}(?=\b|-)/g)?.at(-1);
  return zip && groups.find(({ zips }) => zips.split(" ").includes(zip))?.counties[0];
}

/** Length of the great circle between two positions (haversine), in miles. */
function straightMiles(one: Position, other: Position): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const half = (from: number, to: number) => Math.sin(radians(to - from) / 2) ** 2;
  const latitudes = half(one.latitude, other.latitude);
  const longitudes = half(one.longitude, other.longitude);
  const product = Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude));
  return 2 * earthRadiusMiles * Math.asin(Math.sqrt(latitudes + product * longitudes));
}
