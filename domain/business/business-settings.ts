import { z } from "zod/mini";
import type { ApiContractTable } from "#domain/api/api-call.ts";
import { calendarAppointment } from "#domain/appointment/calendar-contract.ts";
import { areSameFacts } from "./facts.ts";

/* What an owner sets at the desk in place of the facts that the site was built with, and the desk's calls for it. */

const minute = z.int().check(z.minimum(0), z.maximum(24 * 60 - 1));
const dayHours = z.optional(z.object({ opens: minute, closes: minute }));

/** Opening hours by weekday, in minutes after local midnight. A weekday without an entry is closed. */
export const weekHours = z.object({
  Monday: dayHours,
  Tuesday: dayHours,
  Wednesday: dayHours,
  Thursday: dayHours,
  Friday: dayHours,
  Saturday: dayHours,
  Sunday: dayHours,
});

/** A fact's value, by its kind: what a phone was typed as is understood by the server. */
const factValue = z.union([
  z.number(),
  z.string().check(z.maxLength(1_000)),
  z.array(z.number()).check(z.maxLength(12)),
  z.object({ from: z.number(), to: z.number() }),
  z.object({
    display: z.string().check(z.maxLength(40)),
    e164: z.string().check(z.maxLength(16)),
  }),
  weekHours,
]);

/** Strict, so that a desk of an earlier release, open in a browser, is refused and not told that it has changed something. */
export const businessSettings = z.strictObject({
  /** By path of the fact (`domain/business/fact-entries.ts`). What is not named is as the site was built. */
  overrides: z.record(z.string(), factValue),
  /** Of questions that are asked before the site opens: the day on which each was settled. */
  settled: z.record(
    z.string().check(z.maxLength(60)),
    z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/)),
  ),
});

export type BusinessSettings = z.output<typeof businessSettings>;

export const noSettings: BusinessSettings = { overrides: {}, settled: {} };

/** Whether two settings say the same. */
export function areSameSettings(one: BusinessSettings, other: BusinessSettings): boolean {
  return areSameFacts(one, other);
}

export const businessChange = z.object({
  version: z.number(),
  at: z.string(),
  /** Who changed it; null: they no longer work here. */
  by: z.nullable(z.string()),
  from: businessSettings,
  to: businessSettings,
});

export type BusinessChange = z.output<typeof businessChange>;

export const business = z.object({
  /** Rises by one with every change; a change names the one it is based on. 0: nothing has been set. */
  version: z.number(),
  settings: businessSettings,
  /** Whether inspection plans decide about the capacity now. */
  hasInspectors: z.boolean(),
  /** The newest changes, the last one first. */
  history: z.array(businessChange),
  /** Booked appointments from tomorrow on at times that are not within the opening hours, in order. */
  outside: z.array(calendarAppointment),
});

export type Business = z.output<typeof business>;

/** What the desk's letters and texts state. */
export const statedFacts = z.object({
  name: z.string().check(z.maxLength(200)),
  shortName: z.string().check(z.maxLength(200)),
  phone: z.object({
    display: z.string().check(z.maxLength(40)),
    e164: z.string().check(z.maxLength(16)),
  }),
  /** Minutes that an inspection takes. */
  inspectionMinutes: z.object({ from: z.number(), to: z.number() }),
});

const businessResponse = z.object({ success: z.literal(true), business });

export const businessContract = {
  "/desk/business": {
    get: {
      operation: "readBusiness",
      does: "Returns what an owner has set in place of the facts that the site was built with.",
      needs: "business",
      response: businessResponse,
    },
    put: {
      operation: "changeBusiness",
      does: "Changes the business settings, unless somebody else has since `version`: 409. A part that is not named stays.",
      needs: "business",
      needsProof: true,
      refuses: [409],
      body: z.object({ version: z.int(), settings: z.partial(businessSettings) }),
      response: businessResponse,
    },
  },
  "/desk/business/changed-pages": {
    post: {
      operation: "previewBusiness",
      does: "Returns the paths of pages that would say something else with these overrides. Changes nothing.",
      needs: "business",
      body: z.object({ overrides: businessSettings.shape.overrides }),
      response: z.object({ success: z.literal(true), pages: z.array(z.string()) }),
    },
  },
  "/desk/opening-hours": {
    get: {
      operation: "readOpeningHours",
      does: "Returns the opening hours as they are now.",
      needs: "day",
      response: z.object({ success: z.literal(true), hours: weekHours }),
    },
  },
  "/desk/facts": {
    get: {
      operation: "readFacts",
      does: "Returns what staff's letters and texts state of the business, as it is now.",
      needs: "day",
      response: z.object({ success: z.literal(true), facts: statedFacts }),
    },
  },
} as const satisfies ApiContractTable;
