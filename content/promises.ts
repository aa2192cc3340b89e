import type { Promises } from "#domain/business/promises.ts";

/**
 * What we promise and what customers can count on, as figures; the words are in `content/en/`. The first order for this site
 * gave some that do not agree, and each page shows its own: the owner is asked at the desk which ones hold
 * (`en/before-you-open.ts`).
 */
export const promises = {
  replacementDays: { from: 1, to: 5 },
  replacementDaysInQuestions: { from: 1, to: 3 },
  repairDays: { from: 1, to: 2 },
  leadWeeks: { peak: { from: 2, to: 3 }, offPeak: 1 },

  workmanshipYears: 20,
  standardWorkmanshipYears: { from: 5, to: 10 },
  manufacturerYears: { from: 25, to: 50 },
  manufacturerYearsInWarranty: { from: 20, to: 50 },
  warrantyDocumentDays: 14,
  warrantyTransferDays: 30,

  repairShareOfReplacement: 0.3,
  claimWindowDays: { from: 30, to: 365 },
  coolRoofSavings: { from: 0.2, to: 0.3 },
  maintenanceLifeGain: 0.25,
  gutterCleaningsPerYear: { least: 2, manyTrees: { from: 3, to: 4 } },
  inspectionsPerYear: 1,

  siding: {
    repaintYears: { from: 3, to: 5 },
    replaceAtYears: { from: 20, to: 30 },
    vinylWeeks: { from: 1, to: 2 },
    heavyWeeks: { from: 2, to: 3 },
    energySavings: { from: 0.05, to: 0.2 },
  },
} as const satisfies Promises;
