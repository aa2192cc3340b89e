import type { Span } from "#domain/page/span.ts";
import type { CountyType } from "#domain/service-area/county.ts";

/**
 * What we promise, and what people may count on, as figures (specification 2, sections 1 and 9). They
 * are read wherever they are shown; the words are in `content/en/`.
 *
 * For the owner: the specification gives some pages other figures than others, and each page has its
 * own. The workmanship warranty is 20 years on home, claims and 'why choose us', and 5-10 years on the
 * warranty page and in the plans. A replacement takes 1-5 days, and 1-3 days in the residential
 * questions. Decide which holds, and write it once.
 */
export const promises = {
  /** Until a message is answered, in hours. */
  replyHours: 24,
  /** Until whoever asked for help has been reached, and until we are on site, in hours. */
  emergency: { contactHours: { from: 2, to: 4 }, onSiteHours: 24 },
  /** Until we are there, in hours, by how far out a county lies. */
  responseHours: { primary: 24, secondary: 48, extended: 72 } satisfies Record<CountyType, number>,

  replacementDays: { from: 1, to: 5 },
  /** Of the residential questions. */
  replacementDaysInQuestions: { from: 1, to: 3 },
  repairDays: { from: 1, to: 2 },
  leadWeeks: { peak: { from: 2, to: 3 }, offPeak: 1 },

  workmanshipYears: 20,
  /** Of the warranty page. */
  standardWorkmanshipYears: { from: 5, to: 10 },
  manufacturerYears: { from: 25, to: 50 },
  /** Of the warranty page. */
  manufacturerYearsInWarranty: { from: 20, to: 50 },
  /** After completion, in business days. */
  warrantyDocumentDays: 14,
  warrantyTransferDays: 30,

  /** Of the price of a new roof: beyond it, a repair is the worse buy. */
  repairShareOfReplacement: 0.3,
  /** To report a claim, in days: the shortest and the longest that insurers allow. */
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
} as const satisfies Record<string, number | Span | object>;
