import type { Promises } from "#domain/business/promises.ts";

/**
 * What we promise and what customers can count on, as figures.
 * Every page reads them from here; the words are in `content/en/`.
 *
 * For the owner: the first order for this site gave figures that do not agree, and each page shows its own. Decide which
 * ones hold, and keep only those. What else waits for you or your lawyer is marked 'For the owner' in `content/`.
 *
 * - The workmanship warranty is 20 years on home, claims and 'why choose us', and 5-10 years on the
 *   warranty page and in the plans.
 * - The manufacturer warranty is 25-50 years on the services and 'why choose us', 20-50 years on
 *   the warranty page, and 25-30 years in the plans (`plans.ts`).
 * - A replacement takes 1-5 days, and 1-3 days in the residential questions.
 * - Financing (`financing.ts`) runs 12-120 months, and low monthly plans up to 144; the second
 *   lender lends for up to 180. The menu says 'no money down', and a deposit is 30-50%.
 * - The company has finished 150+ projects (`company.ts`), and those of its counties add up to 1,150
 *   (`counties.ts`).
 * - Search engines are told 50 miles around the office (`business-profile.ts`). Page County is 63 miles away,
 *   Richmond 90; pages name the counties, and Richmond by appointment.
 * - An emergency is answered day and night, reached within 2-4 hours, and on site within 24. Pages say that a person
 *   answers calls, that the 2-4 hours follow a written request, and that extended counties have limits.
 * - 'Bonded' stands on many pages without saying by whom, for how much and for what: name the bond.
 * - That cool roofs save 20-30% of cooling costs came without a source, so pages say 'can'.
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
