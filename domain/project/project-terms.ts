/** Whose roof it is; each has a page of its own. */
export const projectKinds = ["residential", "commercial", "government"] as const;

export type ProjectKind = (typeof projectKinds)[number];

/** When a picture of a project was taken, in the order in which they are shown. */
export const projectStages = ["before", "during", "after"] as const;

export type ProjectStage = (typeof projectStages)[number];

/** What the new roof is of: the materials of houses first, then those of flat roofs. Their ids are stored, and never change. */
export const projectMaterials = [
  "asphalt",
  "metal",
  "cedar",
  "slate",
  "synthetic",
  "tile",
  "tpo",
  "epdm",
  "modified-bitumen",
] as const;

export type ProjectMaterial = (typeof projectMaterials)[number];

/** What a project had cost, roughly: whole cents, `to` being null for what has no upper end. */
export type PriceBand = { from: number; to: number | null };

/** Ends of the bands, in thousands of dollars. */
const ends = [0, 5, 10, 15, 20, 25, 30, 40, 50, 75, 100, 150, 250, 500];

/** All bands, the lowest first. */
export const priceBands: readonly PriceBand[] = ends.map((from, index) => {
  const to = ends[index + 1];
  return { from: from * 100_000, to: to === undefined ? null : to * 100_000 };
});

/** The band of an amount in whole cents: its lower end belongs to it, its upper end to the next. */
export function priceBandOf(cents: number): PriceBand | undefined {
  return priceBands.find(({ from, to }) => cents >= from && (to === null || cents < to));
}

/** Fewer finished roofs than this are not shown: their pages answer as if they were none. */
export const fewestShown = 3;

export const projectLimits = {
  /** Of one lead. */
  projects: 10,
  /** Pictures of one project. */
  pictures: 24,
  /** Days of work. */
  days: 730,
  /** Tenths of a square: 100,000 square feet. */
  squareTenths: 10_000,
  /** Sheets of decking. */
  sheets: 2_000,
  /** Characters. */
  town: 60,
  says: 160,
  found: 600,
  words: 1_500,
} as const;
