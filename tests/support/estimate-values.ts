import fc from "fast-check";
import { builtBusinessFacts } from "#content/business-facts.ts";
import { calendarDay } from "#domain/calendar/calendar-day.ts";
import { bookItemIds } from "#domain/estimate/book-items.ts";
import { type EstimateBasis, estimateBasisOf } from "#domain/estimate/estimate-basis.ts";
import {
  type EstimateAllowance,
  type EstimateContent,
  type EstimateLine,
  type EstimateOption,
  emptyEstimate,
} from "#domain/estimate/estimate-content.ts";
import {
  estimateUnits,
  lineKinds,
  optionGrades,
  paymentMoments,
} from "#domain/estimate/estimate-terms.ts";
import type { ReportMeasures } from "#domain/report/report-content.ts";
import { emptyReport } from "#domain/report/report-content.ts";

/** Twenty squares of shingles at $450, with 10% waste. */
export function someLine(said: Partial<EstimateLine> = {}): EstimateLine {
  return {
    ...{ id: "l1", item: "asphalt", kind: "both", what: "Architectural shingles" },
    ...{ brand: "Rafterline", product: "Ridge 40", unit: "square" },
    ...{ quantity: 2_000, waste: 100, priceCents: 45_000, why: "" },
    ...said,
  };
}

/** Two sheets of decking, and up to ten. */
export function someAllowance(said: Partial<EstimateAllowance> = {}): EstimateAllowance {
  return {
    ...{ id: "a1", item: "sheet", what: "Replace a sheet of decking", unit: "sheet" },
    ...{ priceCents: 9_500, included: 200, most: 1_000 },
    ...said,
  };
}

export function someOption(said: Partial<EstimateOption> = {}): EstimateOption {
  return {
    ...{ id: "o1", grade: "only", name: "Architectural shingles", words: "" },
    ...{ lines: [someLine()], allowances: [someAllowance()], notIncluded: [] },
    dates: { begin: calendarDay("2026-12-07"), end: calendarDay("2026-12-18") },
    workDays: { from: 2, to: 3 },
    ...said,
  };
}

/** An estimate that can be sent. */
export function someEstimate(said: Partial<EstimateContent> = {}): EstimateContent {
  return {
    ...emptyEstimate,
    options: [someOption()],
    payments: [
      { id: "p1", when: "signing", share: 3_000 },
      { id: "p2", when: "completion", share: 7_000 },
    ],
    validUntil: calendarDay("2026-12-31"),
    ...said,
  };
}

/** Measures of a roof of 23.5 squares, some of them steep, with two layers on it. */
export const someMeasures: ReportMeasures = {
  ...emptyReport.measures,
  squareTenths: 235,
  slopes: [
    { id: "s1", side: null, rise: 6, squareTenths: 150 },
    { id: "s2", side: null, rise: 9, squareTenths: 85 },
  ],
  layers: 2,
  decking: { kind: "plywood", badSheets: 4 },
  lengths: { eave: 80, rake: 60, ridge: 40, "bad-fascia": 12 },
  counts: { chimney: 1, skylight: 0 },
};

/** What an estimate rests on, as the site was built. */
export function someBasis(measures: ReportMeasures | null = someMeasures): EstimateBasis {
  const report = measures && { id: "r1", measures, sentOn: calendarDay("2026-11-30") };
  return estimateBasisOf(builtBusinessFacts, 7, report);
}

const ids = fc.stringMatching(/^[a-z]{1,6}$/);
const words = fc.string({ maxLength: 30 }).map((text) => text.trim().replace(/\s+/gu, " "));
const orNull = <Value>(value: fc.Arbitrary<Value>) => fc.option(value);
const quantity = fc.integer({ min: 1, max: 10_000_000 });
const cents = fc.integer({ min: 0, max: 1_000_000_000 });

export const anyLine: fc.Arbitrary<EstimateLine> = fc.record({
  id: ids,
  item: orNull(fc.constantFrom(...bookItemIds)),
  kind: fc.constantFrom(...lineKinds),
  what: words,
  brand: words,
  product: words,
  unit: fc.constantFrom(...estimateUnits),
  quantity: orNull(quantity),
  waste: fc.integer({ min: 0, max: 500 }),
  priceCents: orNull(cents),
  why: words,
});

export const anyAllowance: fc.Arbitrary<EstimateAllowance> = fc.record({
  id: ids,
  item: orNull(fc.constantFrom(...bookItemIds)),
  what: words,
  unit: fc.constantFrom(...estimateUnits),
  priceCents: orNull(cents),
  included: fc.integer({ min: 0, max: 10_000_000 }),
  most: orNull(fc.integer({ min: 0, max: 10_000_000 })),
});

const listOf = <One extends { id: string }>(one: fc.Arbitrary<One>, maxLength: number) =>
  fc.uniqueArray(one, { selector: ({ id }) => id, maxLength });

export const anyOption: fc.Arbitrary<EstimateOption> = fc.record({
  id: ids,
  grade: fc.constantFrom(...optionGrades),
  name: words,
  words,
  lines: listOf(anyLine, 4),
  allowances: listOf(anyAllowance, 3),
  notIncluded: listOf(fc.record({ id: ids, text: words }), 3),
  dates: orNull(fc.constant({ begin: calendarDay("2026-12-07"), end: calendarDay("2026-12-18") })),
  workDays: orNull(fc.constantFrom({ from: 1, to: 2 }, { from: 2, to: 2 })),
});

/** Whatever somebody may have said so far. */
export const anyEstimate: fc.Arbitrary<EstimateContent> = fc.record({
  version: fc.constant(1 as const),
  reportId: orNull(fc.constantFrom("r1", "r2")),
  words,
  options: listOf(anyOption, 3),
  payments: listOf(
    fc.record({
      id: ids,
      when: fc.constantFrom(...paymentMoments),
      share: fc.integer({ min: 1, max: 10_000 }),
    }),
    3,
  ),
  financing: listOf(
    fc.record({
      id: ids,
      plan: fc.constantFrom("same-as-cash", "low-monthly", "fixed-rate"),
      months: fc.integer({ min: 1, max: 360 }),
      rate: fc.integer({ min: 0, max: 10_000 }),
    }),
    2,
  ),
  validUntil: orNull(fc.constant(calendarDay("2026-12-31"))),
  correction: words,
});
