import type { BuiltRoofPart, RoofPart, RoofSide, VisitKind } from "./roof-photo.ts";

/** Photos that a visit should bring: how many of which part, and of which side, if that matters. */
export type Shot = {
  part: RoofPart;
  side?: RoofSide | undefined;
  count: number;
  /** Whether not every roof has this part: then none is missing while there is no photo of it. */
  isOptional?: true | undefined;
};

/** What a photo shows, as far as somebody has said it. */
export type ShownPart = { part: RoofPart | null; side: RoofSide | null };

/** A shot, how many photos there are of it, and how many are missing. */
export type ShotState = { shot: Shot; taken: number; missing: number };

const allSlopes: readonly Shot[] = (["front", "right", "rear", "left"] as const).map((side) => ({
  ...{ part: "slope" as const, side, count: 1 },
}));
const ifThere = (part: BuiltRoofPart, count = 1): Shot => ({ part, count, isOptional: true });
const shot = (part: BuiltRoofPart, count = 1): Shot => ({ part, count });

/** What each kind of visit should show until an owner sets it, in the order of a walk around and over the house. */
export const builtShotLists: Readonly<Record<VisitKind, Shot[]>> = {
  replacement: [
    shot("house"),
    ...allSlopes,
    shot("ridge"),
    shot("eave", 2),
    ifThere("rake"),
    ifThere("valley"),
    shot("flashing", 2),
    ifThere("chimney", 2),
    ifThere("skylight"),
    shot("vent"),
    shot("gutter", 2),
    shot("attic", 2),
    shot("decking"),
  ],
  leak: [
    shot("house"),
    shot("ceiling", 2),
    shot("attic", 2),
    shot("slope", 2),
    shot("flashing", 2),
    ifThere("valley"),
    ifThere("chimney", 2),
    ifThere("skylight"),
    shot("vent"),
    ifThere("decking"),
  ],
  storm: [
    shot("house"),
    ...allSlopes,
    shot("slope", 4),
    shot("ridge"),
    shot("vent"),
    shot("gutter", 2),
    ifThere("siding", 2),
    ifThere("skylight"),
    ifThere("chimney"),
    ifThere("ceiling"),
  ],
  maintenance: [
    shot("house"),
    shot("slope", 2),
    shot("ridge"),
    shot("flashing", 2),
    ifThere("valley"),
    ifThere("chimney"),
    shot("vent"),
    shot("gutter", 2),
  ],
  commercial: [
    shot("house"),
    shot("slope", 4),
    shot("eave", 2),
    shot("drain", 2),
    shot("flashing", 4),
    shot("vent", 2),
    ifThere("skylight"),
    ifThere("ceiling"),
    ifThere("decking"),
  ],
};

/**
 * How far a shot list is done. A photo counts once: for the shot of its part and side, else for the one of its part on any side.
 * @param photos in any order; those without a part count for nothing.
 */
export function shotStates(shots: readonly Shot[], photos: readonly ShownPart[]): ShotState[] {
  const left = new Map<string, number>();
  for (const { part, side } of photos) {
    if (part === null) continue;
    const asked = side !== null && shots.some((one) => one.part === part && one.side === side);
    const key = keyOf(part, asked ? side : undefined);
    left.set(key, (left.get(key) ?? 0) + 1);
  }
  const states = shots.map((one) => {
    const taken = take(left, keyOf(one.part, one.side), one.count);
    return { shot: one, taken };
  });
  // What a side has too many of shows the part all the same.
  return states.map(({ shot: one, taken }) => {
    const more = one.side === undefined ? takeOfPart(left, one.part, one.count - taken) : 0;
    const all = taken + more;
    const missing = one.isOptional && all === 0 ? 0 : one.count - all;
    return { shot: one, taken: all, missing };
  });
}

/** How many photos are missing. */
export function missingPhotos(states: readonly ShotState[]): number {
  return states.reduce((sum, { missing }) => sum + missing, 0);
}

function keyOf(part: RoofPart, side: RoofSide | undefined): string {
  return `${part} ${side ?? ""}`;
}

function take(left: Map<string, number>, key: string, most: number): number {
  const taken = Math.min(left.get(key) ?? 0, most);
  left.set(key, (left.get(key) ?? 0) - taken);
  return taken;
}

function takeOfPart(left: Map<string, number>, part: RoofPart, most: number): number {
  let taken = 0;
  for (const key of left.keys()) {
    if (key.startsWith(`${part} `)) taken += take(left, key, most - taken);
  }
  return taken;
}
