import type { RoofingMaterial, SidingMaterial } from "#domain/material/material.ts";

/**
 * Lifespans, and the prices from the cost article. For the owner: the
 * number of dollar signs per material is our estimate.
 */
export const roofingMaterials = {
  asphalt: {
    lifespanYears: { from: 15, to: 30 },
    pricePerSquareFoot: { from: 3, to: 5 },
    dollarSigns: 2,
  },
  metal: {
    lifespanYears: { from: 40, to: 70 },
    pricePerSquareFoot: { from: 8, to: 14 },
    dollarSigns: 4,
  },
  cedar: { lifespanYears: { from: 20, to: 40 }, dollarSigns: 3 },
  slate: { lifespanYears: { from: 75, to: 100, openEnded: true }, dollarSigns: 5 },
  synthetic: { lifespanYears: { from: 40, to: 50 }, dollarSigns: 4 },
} as const satisfies Record<string, RoofingMaterial>;

/** Lifespans of the four sidings that we install, and how much care each needs. */
export const sidingMaterials = {
  vinyl: { lifespanYears: { from: 20, to: 40 }, maintenance: "low" },
  fiberCement: { lifespanYears: { from: 30, to: 50 }, maintenance: "medium" },
  wood: { lifespanYears: { from: 15, to: 30 }, maintenance: "high" },
  metal: { lifespanYears: { from: 40, to: 70 }, maintenance: "low" },
} as const satisfies Record<string, SidingMaterial>;
