/** What is looked at during a visit, from the top of the house down. */
export const reportAreas = [
  "surface",
  "flashings",
  "edges",
  "gutters",
  "walls",
  "attic",
  "ceilings",
] as const;

export type ReportArea = (typeof reportAreas)[number];

/** How an area was looked at: at arm's length, from somewhere else such as the ground, or not at all. */
export const lookedAtWays = ["close", "afar", "not"] as const;

export type LookedAtWay = (typeof lookedAtWays)[number];

/** Why an area was not looked at, or not closely. */
export const notCloseReasons = [
  "snow",
  "wet",
  "steep",
  "high",
  "fragile",
  "no-way-in",
  "hidden",
  "not-wanted",
  "other",
] as const;

export type NotCloseReason = (typeof notCloseReasons)[number];

/** By when something should be done about a finding, the most pressing first. `watch`: nothing, but look again. */
export const urgencies = ["now", "season", "watch", "none"] as const;

export type Urgency = (typeof urgencies)[number];

/** What we advise, from the least to the most. That nothing needs doing is advice like any other. */
export const adviceKinds = [
  "nothing",
  "maintenance",
  "repair",
  "replace-later",
  "replace-now",
] as const;

export type AdviceKind = (typeof adviceKinds)[number];

/** What the roofing lies on. */
export const deckingKinds = ["plywood", "osb", "boards", "metal", "concrete", "unknown"] as const;

export type DeckingKind = (typeof deckingKinds)[number];

/** Where air comes in below a roof, and where it goes out. */
export const intakeKinds = ["soffit-vent", "soffit-strip", "edge-vent", "none"] as const;

export type IntakeKind = (typeof intakeKinds)[number];

export const exhaustKinds = [
  "ridge-vent",
  "box-vent",
  "turbine",
  "power-fan",
  "gable-vent",
  "none",
] as const;

export type ExhaustKind = (typeof exhaustKinds)[number];

/** Lengths of a roof that are measured in feet. `bad-fascia`: of the wood at its edges, what has to be replaced. */
export const measuredLengths = [
  "eave",
  "rake",
  "ridge",
  "hip",
  "valley",
  "wall-flashing",
  "gutter",
  "bad-fascia",
] as const;

export type MeasuredLength = (typeof measuredLengths)[number];

/** What comes through a roof, and is counted. */
export const countedThings = ["chimney", "skylight", "pipe"] as const;

export type CountedThing = (typeof countedThings)[number];

export const reportLimits = {
  /** Of one lead, drafts among them. */
  reports: 50,
  findings: 60,
  /** Photos of one finding. */
  photos: 60,
  /** Photos that are not to be shown. */
  leftOut: 500,
  slopes: 24,
  /** Years of life that are left, and until a replacement. */
  years: 60,
  /** Tenths of a square: 100,000 square feet. */
  squareTenths: 10_000,
  /** Inches of rise for each 12 of run. */
  rise: 36,
  layers: 5,
  sheets: 2_000,
  counted: 200,
  feet: 20_000,
  /** Characters. */
  part: 40,
  seen: 2_000,
  advice: 4_000,
  note: 500,
  correction: 1_000,
} as const;
