import { z } from "zod/mini";
import { multiLine, singleLine } from "#domain/person/contact-details.ts";
import { roofConditions, roofSides } from "#domain/roof-photo/roof-photo.ts";
import {
  adviceKinds,
  countedThings,
  deckingKinds,
  exhaustKinds,
  intakeKinds,
  lookedAtWays,
  measuredLengths,
  notCloseReasons,
  reportAreas,
  reportLimits,
  urgencies,
} from "./report-terms.ts";

/*
 * What a report says, as data, from its first tap on: whatever nobody has said yet is null, empty or absent. What must be said
 * before it is sent is `missingFrom` (complete-report.ts).
 */

/** An id that a browser has made, or of a roof photo. */
export const reportId = (what: string) =>
  z.string().check(z.regex(/^[\w-]{1,64}$/, { error: `No such ${what}` }));

/** Of a part of a roof, which may be one of the owner's own. */
const partId = z.string().check(z.regex(/^[a-z][a-z0-9-]{0,39}$/, { error: "No such part" }));

const whole = (from: number, to: number, what: string) => {
  const error = `${what}: a whole number from ${from} to ${to}`;
  return z.int({ error }).check(z.minimum(from, { error }), z.maximum(to, { error }));
};

/** Empty where nobody has written anything, never missing. */
const text = (label: string, max: number) => multiLine({ label, max })._zod.def.innerType;

/** Years from and to, both of them counted from the visit. */
export const years = z
  .object({
    from: whole(0, reportLimits.years, "Years"),
    to: whole(0, reportLimits.years, "Years"),
  })
  .check(z.refine(({ from, to }) => from <= to, { error: "Years go up" }));

export type Years = z.output<typeof years>;

/** Each area once at most. */
const lookedAt = z
  .array(
    z.object({
      area: z.enum(reportAreas),
      how: z.enum(lookedAtWays),
      /** Why not, or not closely; null: it was, or nobody has said. */
      why: z.nullable(z.enum(notCloseReasons)),
      note: text("Note", reportLimits.note),
    }),
  )
  .check(
    z.refine((all) => new Set(all.map(({ area }) => area)).size === all.length, {
      error: "An area stands here twice",
    }),
  );

export const finding = z.object({
  id: reportId("finding"),
  /** As roof photos have it (roof-photo.ts). */
  part: z.nullable(partId),
  /** How the part was called when that was said; empty: nobody has said a part. */
  partWord: singleLine({ label: "Part", max: reportLimits.part }),
  /** Null: none in particular, or nobody has said. */
  side: z.nullable(z.enum(roofSides)),
  condition: z.nullable(z.enum(roofConditions)),
  /** What was seen, in words: facts, never their cause. */
  seen: text("What was seen", reportLimits.seen),
  /** Roof photos that show it, by their ids. */
  photos: z.array(reportId("photo")).check(z.maxLength(reportLimits.photos)),
  /** How long it may last; null: nobody can say, or has. */
  life: z.nullable(years),
  urgency: z.nullable(z.enum(urgencies)),
});

export type Finding = z.output<typeof finding>;

/** How many of each kind, each kind once. The strips and the ridge vent are counted in feet, all others in pieces. */
const vents = <Kind extends readonly string[]>(kinds: Kind) =>
  z
    .array(
      z.object({
        kind: z.enum(kinds as unknown as [Kind[number], ...Kind[number][]]),
        count: z.nullable(whole(0, reportLimits.feet, "Vents")),
      }),
    )
    .check(
      z.refine((all) => new Set(all.map(({ kind }) => kind)).size === all.length, {
        error: "A kind of vent stands here twice",
      }),
    );

/** Some of these, each with its figure. */
const figuresOf = <Name extends string, Figure extends z.ZodMiniType>(
  names: readonly Name[],
  figure: Figure,
) =>
  z.object(
    Object.fromEntries(names.map((name) => [name, z.optional(figure)])) as {
      [One in Name]: z.ZodMiniOptional<Figure>;
    },
  );

/** What was measured and counted; null or absent where nothing was. */
export const measures = z.object({
  /** Of the roof's surface, without waste, in whole tenths of a square (100 square feet): 23.5 squares are 235. */
  squareTenths: z.nullable(whole(1, reportLimits.squareTenths, "Squares")),
  slopes: z
    .array(
      z.object({
        id: reportId("slope"),
        side: z.nullable(z.enum(roofSides)),
        /** Inches for each 12 of run. */
        rise: z.nullable(whole(0, reportLimits.rise, "Pitch")),
        /** Its part of the surface. */
        squareTenths: z.nullable(whole(1, reportLimits.squareTenths, "Squares")),
      }),
    )
    .check(z.maxLength(reportLimits.slopes)),
  /** Of roofing, one over the other. */
  layers: z.nullable(whole(1, reportLimits.layers, "Layers")),
  decking: z.object({
    kind: z.nullable(z.enum(deckingKinds)),
    /** Sheets (of 4 by 8 feet) that were seen to be bad. */
    badSheets: z.nullable(whole(0, reportLimits.sheets, "Sheets")),
  }),
  intake: vents(intakeKinds),
  exhaust: vents(exhaustKinds),
  /** In whole feet. */
  lengths: figuresOf(measuredLengths, whole(1, reportLimits.feet, "Feet")),
  counts: figuresOf(countedThings, whole(0, reportLimits.counted, "Number")),
});

export type ReportMeasures = z.output<typeof measures>;

const advice = z.object({
  kind: z.nullable(z.enum(adviceKinds)),
  /** Until a replacement, for `replace-later`. */
  years: z.nullable(years),
  words: text("Advice", reportLimits.advice),
});

export const reportContent = z.object({
  /** Of this form of the content, which outlives releases. */
  version: z.literal(1),
  lookedAt,
  findings: z.array(finding).check(
    z.maxLength(reportLimits.findings),
    z.refine((all) => new Set(all.map(({ id }) => id)).size === all.length, {
      error: "A finding stands here twice",
    }),
  ),
  measures,
  advice,
  /** Roof photos that are not to be shown. All others are, whether a finding names them or not. */
  leftOut: z.array(reportId("photo")).check(z.maxLength(reportLimits.leftOut)),
  /** Of a report that corrects another: what was corrected. */
  correction: text("What was corrected", reportLimits.correction),
});

export type ReportContent = z.output<typeof reportContent>;

/** A report of which nobody has said anything. */
export const emptyReport: ReportContent = {
  version: 1,
  lookedAt: [],
  findings: [],
  measures: {
    squareTenths: null,
    slopes: [],
    layers: null,
    decking: { kind: null, badSheets: null },
    intake: [],
    exhaust: [],
    lengths: {},
    counts: {},
  },
  advice: { kind: null, years: null, words: "" },
  leftOut: [],
  correction: "",
};

/** A finding that begins from what is known of a photo. */
export function findingOf(
  id: string,
  photo?: Pick<Finding, "part" | "partWord" | "side" | "condition"> & { id: string; note: string },
): Finding {
  const { part = null, partWord = "", side = null, condition = null, note = "" } = photo ?? {};
  return {
    ...{ id, part, partWord, side, condition, seen: note },
    ...{ photos: photo ? [photo.id] : [], life: null, urgency: null },
  };
}
