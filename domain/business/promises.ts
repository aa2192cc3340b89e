import type { Figure, Span } from "#domain/page/span.ts";

/** What we promise, and what people can rely on. Shares are from 0 to 1. */
export type Promises = {
  replacementDays: Span;
  /** As stated on the residential page's questions. */
  replacementDaysInQuestions: Span;
  repairDays: Span;
  leadWeeks: { peak: Span; offPeak: number };

  workmanshipYears: number;
  /** As stated on the warranty page. */
  standardWorkmanshipYears: Span;
  manufacturerYears: Span;
  /** As stated on the warranty page. */
  manufacturerYearsInWarranty: Span;
  /** Business days after completion. */
  warrantyDocumentDays: number;
  /** Days to notify us of a sale. */
  warrantyTransferDays: number;

  /** Share of a new roof's price above which a repair is the worse deal. */
  repairShareOfReplacement: number;
  /** Days to report a claim: the shortest and longest windows that insurers allow. */
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
