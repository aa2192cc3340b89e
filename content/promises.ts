import type { Promises } from "#domain/business/promises.ts";

/**
 * What we promise and what customers can count on, as figures.
 * Every page reads them from here; the words are in `content/en/`.
 *
 * For the owner: the first order for this site gave different figures for different pages, and each page shows
 * its own. Decide which ones hold, and keep only those.
 *
 * - The workmanship warranty is 20 years on home, claims and 'why choose us', and 5-10 years on the
 *   warranty page and in the plans.
 * - The manufacturer warranty is 25-50 years on the services and 'why choose us', 20-50 years on
 *   the warranty page, and 25-30 years in the plans (`plans.ts`).
 * - A replacement takes 1-5 days, and 1-3 days in the residential questions.
 * - Financing (`financing.ts`) runs 12-120 months, and low monthly plans up to 144; the second
 *   lender lends for up to 180. The menu says 'no money down', and a deposit is 30-50%.
 */
export const promises = {
  replyHours: 24,
  emergency: { contactHours: { from: 2, to: 4 }, onSiteHours: 24 },
  responseHours: { primary: 24, secondary: 48, extended: 72 },

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
