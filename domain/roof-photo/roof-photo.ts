/** Parts of a roof that everybody has, unless the owner hides them. Their ids are stored, and never change. */
export const builtRoofParts = [
  "slope",
  "ridge",
  "valley",
  "eave",
  "rake",
  "flashing",
  "chimney",
  "skylight",
  "vent",
  "gutter",
  "drain",
  "decking",
  "attic",
  "ceiling",
  "siding",
  "house",
  "other",
] as const;

export type BuiltRoofPart = (typeof builtRoofParts)[number];

/** What a roof photo shows: the id of a built part, or of one of the owner's own, whose word is in `roof-words.ts`. */
export type RoofPart = string;

/** Sides of a house, as somebody in the street sees them. */
export const roofSides = ["front", "right", "rear", "left"] as const;

export type RoofSide = (typeof roofSides)[number];

/** From the best to the worst. */
export const roofConditions = ["good", "fair", "worn", "damaged", "failed"] as const;

export type RoofCondition = (typeof roofConditions)[number];

/** What an inspector has come for. */
export const visitKinds = ["replacement", "leak", "storm", "maintenance", "commercial"] as const;

export type VisitKind = (typeof visitKinds)[number];

export const roofPhotoLimits = {
  /** Of one lead: four visits of 120. */
  most: 500,
  /** Characters of a note. */
  note: 1_000,
} as const;

/** The longer side of a photo as a browser sends it, in pixels. */
export const sentSide = 2_400;

/** What is known of a lead that says what somebody comes for. */
type Asked = { emergency: boolean; service?: string | undefined };

/** The kind of visit that a lead asks for, until somebody has said it. */
export function likelyVisitKind({ emergency, service }: Asked): VisitKind {
  if (service === "roof-replacement") return "replacement";
  if (service === "commercial") return "commercial";
  if (emergency || service === "roof-repair") return "leak";
  return service === "gutters" ? "maintenance" : "replacement";
}

/**
 * When a photo was taken, as an ISO moment.
 * @param said by the device, whose clock may be ahead; absent: it does not know.
 */
export function takenAtOf(said: string | undefined, now: Date): string {
  const taken = said === undefined ? Number.NaN : Date.parse(said);
  return new Date(taken <= now.getTime() && taken >= firstDigital ? taken : now).toISOString();
}

/** Milliseconds after which somebody may be elsewhere than where they took a photo. */
const sameSpot = 5 * 60_000;

/** Whether a photo was taken so recently that its device is still there; `now` in epoch milliseconds. */
export function isJustTaken(takenAt: string, now: number): boolean {
  return Math.abs(now - Date.parse(takenAt)) <= sameSpot;
}

/** No file is from before 1990: a camera without a date says 1970 or 1980. */
const firstDigital = Date.UTC(1990);
