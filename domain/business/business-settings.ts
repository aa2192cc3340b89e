import { z } from "zod/mini";
import type { ApiContractTable } from "#domain/api/api-call.ts";
import { calendarAppointment } from "#domain/appointment/calendar-contract.ts";
import { longestMark } from "#domain/brand/mark.ts";
import { ownItems } from "#domain/estimate/own-items-contract.ts";
import { partWords, roofWords, visitShots } from "#domain/roof-photo/roof-words-contract.ts";
import { areSameFacts } from "./facts.ts";
import { ownMailboxes } from "./own-mailboxes.ts";

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

const chosenCounty = z.object({
  id: z.string().check(z.maxLength(60)),
  fips: z.string().check(z.maxLength(5)),
  name: z.string().check(z.maxLength(60)),
  noun: z.optional(z.string().check(z.maxLength(30))),
  type: z.enum(["primary", "secondary", "extended"]),
  details: z.string().check(z.maxLength(1_000)),
  projects: z.int(),
});

const chosenCounties = z.array(chosenCounty).check(z.maxLength(100));

const name = z.string().check(z.maxLength(60));
const listedCounty = z.object({
  fips: z.string().check(z.maxLength(5)),
  id: name,
  name,
  noun: z.optional(name),
  zipCodes: z.int(),
});

export type ListedCounty = z.output<typeof listedCounty>;

const point = z.tuple([z.number(), z.number()]);
const pathData = z.string().check(z.maxLength(200_000));
const drawnMap = z.object({
  width: z.number(),
  height: z.number(),
  counties: z.array(z.object({ id: name, path: pathData, center: point })),
  cities: z.array(pathData),
  outline: pathData,
  office: point,
});

/** A fact's value, by its kind: what a phone was typed as is understood by the server. */
const factValue = z.union([
  z.boolean(),
  z.number(),
  z.string().check(z.maxLength(1_000)),
  z.array(z.number()).check(z.maxLength(12)),
  chosenCounties,
  // By state, topic and name, so that no other kind is one.
  z.record(
    z.string().check(z.regex(/^[A-Z]{2}\.[a-z-]+\.[a-zA-Z]+$/)),
    z.string().check(z.maxLength(400)),
  ),
  z.object({ from: z.number(), to: z.number() }),
  z.object({
    display: z.string().check(z.maxLength(40)),
    e164: z.string().check(z.maxLength(16)),
  }),
  partWords,
  visitShots,
  ownItems,
  // Before the hours, which any object is.
  z.object({
    far: z.string().check(z.maxLength(longestMark)),
    near: z.string().check(z.maxLength(longestMark)),
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
  /** What holds in place of what the site was built with where no owner has set anything: the neutral business of a release. */
  base: businessSettings.shape.overrides,
  settings: businessSettings,
  /** Where our own mails go now. */
  mailboxes: z.object({ office: z.string(), emergency: z.string() }),
  /** Whether inspection plans decide about the capacity now. */
  hasInspectors: z.boolean(),
  /** The newest changes, the last one first. */
  history: z.array(businessChange),
  /** Booked appointments from tomorrow on at times that are not within the opening hours, or not offered, in order. */
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

/** Bytes of all that can be set: forty counties and a hundred sentences of the law, each 400 characters of three bytes, and the rest. */
const mostBytes = 512 * 1024;

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
      bodyBytes: mostBytes,
      response: businessResponse,
    },
  },
  "/desk/business/changed-pages": {
    post: {
      operation: "previewBusiness",
      does: "Returns the paths of pages that would say something else with these overrides. Changes nothing.",
      needs: "business",
      body: z.object({ overrides: businessSettings.shape.overrides }),
      bodyBytes: mostBytes,
      response: z.object({ success: z.literal(true), pages: z.array(z.string()) }),
    },
  },
  "/desk/business/mailbox-tests": {
    post: {
      operation: "testMailbox",
      does: "Mails to where our own mails go, and returns the mail's id among the desk's mails, which say what became of it.",
      needs: "business",
      refuses: [429],
      body: z.object({ mailbox: z.enum(ownMailboxes) }),
      response: z.object({ success: z.literal(true), mailId: z.string() }),
    },
  },
  "/desk/business/outside": {
    post: {
      operation: "previewOutside",
      does: "Returns the booked appointments that would be at times which are not offered with these overrides. Changes nothing.",
      needs: "business",
      body: z.object({ overrides: businessSettings.shape.overrides }),
      bodyBytes: mostBytes,
      response: z.object({ success: z.literal(true), outside: z.array(calendarAppointment) }),
    },
  },
  "/desk/counties": {
    get: {
      operation: "listCounties",
      does: "Returns the counties of a state, by name, with how many ZIP codes lie in each or reach into it.",
      needs: "business",
      query: z.object({ state: z.string().check(z.regex(/^[A-Z]{2}$/)) }),
      response: z.object({ success: z.literal(true), counties: z.array(listedCounty) }),
    },
  },
  "/desk/business/area": {
    post: {
      operation: "previewArea",
      does: "Returns the map of some counties, and how many ZIP codes they have between them. Changes nothing.",
      needs: "business",
      body: z.object({ counties: chosenCounties }),
      response: z.object({ success: z.literal(true), map: drawnMap, zipCodes: z.int() }),
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
  "/desk/roof-words": {
    get: {
      operation: "readRoofWords",
      does: "Returns what parts of a roof and their conditions are called now, and what each kind of visit should show.",
      needs: "day",
      response: z.object({ success: z.literal(true), words: roofWords }),
    },
  },
} as const satisfies ApiContractTable;
