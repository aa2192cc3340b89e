import type { Figure, Span } from "#domain/page/span.ts";
import type { CountyType } from "#domain/service-area/county.ts";

/** What we promise, and what people may count on. Shares are of 1. */
export type Promises = {
  /** Until a message is answered, in hours. */
  replyHours: number;
  /** Until whoever asked for help has been reached, and until we are on site, in hours. */
  emergency: { contactHours: Span; onSiteHours: number };
  /** Until we are there, in hours, by how far out a county lies. */
  responseHours: Record<CountyType, number>;

  replacementDays: Span;
  /** Of the residential questions. */
  replacementDaysInQuestions: Span;
  repairDays: Span;
  leadWeeks: { peak: Span; offPeak: number };

  workmanshipYears: number;
  /** Of the warranty page. */
  standardWorkmanshipYears: Span;
  manufacturerYears: Span;
  /** Of the warranty page. */
  manufacturerYearsInWarranty: Span;
  /** After completion, in business days. */
  warrantyDocumentDays: number;
  /** To notify us of a sale. */
  warrantyTransferDays: number;

  /** Of the price of a new roof: beyond it, a repair is the worse buy. */
  repairShareOfReplacement: number;
  /** To report a claim, in days: the shortest and the longest that insurers allow. */
  claimWindowDays: Span;
  coolRoofSavings: Span;
  maintenanceLifeGain: number;
  gutterCleaningsPerYear: { least: number; manyTrees: Figure };
  inspectionsPerYear: number;

  siding: {
    repaintYears: Span;
    replaceAtYears: Span;
    vinylWeeks: Span;
    heavyWeeks: Span;
    energySavings: Span;
  };
};
