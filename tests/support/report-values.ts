import fc from "fast-check";
import { emptyReport, type Finding, type ReportContent } from "#domain/report/report-content.ts";
import {
  adviceKinds,
  deckingKinds,
  exhaustKinds,
  intakeKinds,
  lookedAtWays,
  notCloseReasons,
  reportAreas,
  urgencies,
} from "#domain/report/report-terms.ts";
import { roofConditions, roofSides } from "#domain/roof-photo/roof-photo.ts";

/** A finding of which everything is said that has to be. */
export function someFinding(said: Partial<Finding> = {}): Finding {
  return {
    ...{ id: "f1", part: "chimney", partWord: "Chimney", side: null, condition: "damaged" },
    ...{ seen: "The flashing has come off.", photos: [], life: null, urgency: "season" },
    ...said,
  };
}

/** A report that can be sent: the roof was looked at, and nothing needs doing. */
export function someReport(said: Partial<ReportContent> = {}): ReportContent {
  return {
    ...emptyReport,
    lookedAt: [{ area: "surface", how: "close", why: null, note: "" }],
    advice: { kind: "nothing", years: null, words: "" },
    ...said,
  };
}

const words = fc.string({ maxLength: 40 }).map((text) => text.trim());
const ids = fc.uniqueArray(fc.stringMatching(/^[a-z]{1,6}$/), { maxLength: 3 });
const orNull = <Value>(value: fc.Arbitrary<Value>) => fc.option(value);
const anyYears = fc
  .tuple(fc.integer({ min: 0, max: 30 }), fc.integer({ min: 0, max: 30 }))
  .map(([from, more]) => ({ from, to: from + more }));

export const anyFinding: fc.Arbitrary<Finding> = fc.record({
  id: fc.stringMatching(/^[a-z]{1,6}$/),
  part: orNull(fc.constantFrom("slope", "chimney", "other", "solar-panel")),
  partWord: fc.constantFrom("Slope", "Solar panel"),
  side: orNull(fc.constantFrom(...roofSides)),
  condition: orNull(fc.constantFrom(...roofConditions)),
  seen: words,
  photos: ids,
  life: orNull(anyYears),
  urgency: orNull(fc.constantFrom(...urgencies)),
});

const vents = <Kind extends string>(kinds: readonly Kind[]) =>
  fc.uniqueArray(
    fc.record({
      kind: fc.constantFrom(...kinds),
      count: orNull(fc.integer({ min: 0, max: 20 })),
    }),
    { selector: ({ kind }) => kind, maxLength: 3 },
  );

/** Whatever somebody may have said so far. */
export const anyReport: fc.Arbitrary<ReportContent> = fc.record({
  version: fc.constant(1 as const),
  lookedAt: fc.uniqueArray(
    fc.record({
      area: fc.constantFrom(...reportAreas),
      how: fc.constantFrom(...lookedAtWays),
      why: orNull(fc.constantFrom(...notCloseReasons)),
      note: words,
    }),
    { selector: ({ area }) => area },
  ),
  findings: fc.uniqueArray(anyFinding, { selector: ({ id }) => id, maxLength: 5 }),
  measures: fc.record({
    squareTenths: orNull(fc.integer({ min: 1, max: 900 })),
    slopes: fc.uniqueArray(
      fc.record({
        id: fc.stringMatching(/^[a-z]{1,6}$/),
        side: orNull(fc.constantFrom(...roofSides)),
        rise: orNull(fc.integer({ min: 0, max: 24 })),
        squareTenths: orNull(fc.integer({ min: 1, max: 300 })),
      }),
      { selector: ({ id }) => id, maxLength: 4 },
    ),
    layers: orNull(fc.integer({ min: 1, max: 3 })),
    decking: fc.record({
      kind: orNull(fc.constantFrom(...deckingKinds)),
      badSheets: orNull(fc.integer({ min: 0, max: 40 })),
    }),
    intake: vents(intakeKinds),
    exhaust: vents(exhaustKinds),
    lengths: fc.record({ eave: fc.integer({ min: 1, max: 300 }) }, { requiredKeys: [] }),
    counts: fc.record({ chimney: fc.integer({ min: 0, max: 4 }) }, { requiredKeys: [] }),
  }),
  advice: fc.record({
    kind: orNull(fc.constantFrom(...adviceKinds)),
    years: orNull(anyYears),
    words,
  }),
  leftOut: ids,
  correction: words,
});
