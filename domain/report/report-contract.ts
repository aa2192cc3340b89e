import { z } from "zod/mini";
import type { ApiContractTable } from "#domain/api/api-call.ts";
import { pressedAt } from "#domain/appointment/pressed-at.ts";
import { leadPhoto } from "#domain/photo/photo-contract.ts";
import { keptCallout } from "#domain/roof-photo/callout-schema.ts";
import { roofConditions, roofSides } from "#domain/roof-photo/roof-photo.ts";
import { conditionWords } from "#domain/roof-photo/roof-words-contract.ts";
import { reportContent, reportId } from "./report-content.ts";
import { sentMarks } from "./sent-marks.ts";

/* The desk's calls for reports. */

/** A photo as it was when its report was sent. */
export const reportPhoto = z.object({
  ...z.omit(leadPhoto, { bytes: true }).shape,
  part: z.nullable(z.string()),
  /** How the part was called then; empty: nobody had said a part. */
  partWord: z.string(),
  side: z.nullable(z.enum(roofSides)),
  condition: z.nullable(z.enum(roofConditions)),
  takenAt: z.string(),
  /** What is drawn over it, as it was then. */
  callouts: z.array(keptCallout),
  /** Whether the photo itself was removed since. */
  isRemoved: z.boolean(),
});

export type ReportPhoto = z.output<typeof reportPhoto>;

export const report = z.object({
  ...sentMarks,
  /** The visit that it is about; null: none, or nobody has said. */
  appointmentId: z.nullable(z.string()),
  content: reportContent,
  /** What conditions of a roof were called when it was sent; null: it was not. */
  conditions: z.nullable(conditionWords),
  /** Of a report that was sent; a draft has those of the roof. */
  photos: z.array(reportPhoto),
});

export type Report = z.output<typeof report>;

const leadParams = z.object({ id: z.string() });
const params = z.object({ id: z.string(), report: reportId("report") });
const answer = z.object({ success: z.literal(true), report });

/** 409: somebody else has written in it meanwhile, or it was sent. Contains the sentence and the report as it is now. */
export const reportConflict = z.object({
  success: z.literal(false),
  error: z.string(),
  report,
});

export type ReportConflict = z.output<typeof reportConflict>;

/** Bytes of a report: 60 findings with 60 photos each, and all of their words. */
const bodyBytes = 1_048_576;

export const reportContract = {
  "/desk/leads/{id}/reports": {
    get: {
      operation: "listReports",
      does: "Lists the reports about a lead's roof, the newest first, drafts among them.",
      needs: "day",
      params: leadParams,
      response: z.object({ success: z.literal(true), reports: z.array(report) }),
    },
  },
  "/desk/leads/{id}/reports/{report}": {
    put: {
      operation: "writeReport",
      does: "Stores a draft under an id that the sender has made. The same content again changes nothing. 409 with the report when somebody else has written in it since `revision`, or it was sent.",
      needs: "day",
      params,
      bodyBytes,
      body: z.object({
        /** The one that it is based on; 0: it is new. */
        revision: z.int().check(z.minimum(0)),
        content: reportContent,
        /** One that is not this lead's is left out. */
        appointmentId: z.optional(z.nullable(reportId("appointment"))),
        /** A report of the same lead that was sent. A draft that corrects one that was revoked since corrects none. */
        corrects: z.optional(z.nullable(reportId("report"))),
      }),
      refuses: [400],
      response: answer,
      conflict: reportConflict,
    },
    delete: {
      operation: "discardReport",
      does: "Deletes a draft. 409 when it was sent.",
      needs: "day",
      params,
      refuses: [409],
      response: z.object({ success: z.literal(true) }),
    },
  },
  "/desk/leads/{id}/reports/{report}/sending": {
    put: {
      operation: "sendReport",
      does: "Sends a report to its person: from then on it stays as it is, and its visit was held. Sent again, it changes nothing. 400 when something is missing from it, or it says more than facts and nobody has looked at that. 409 with the report when somebody has written in it since `revision`, photos that it names have not arrived, or what it corrects was revoked.",
      needs: "day",
      params,
      body: z.object({
        revision: z.int().check(z.minimum(1)),
        at: z.optional(pressedAt),
        /** Whether somebody has read where it says more than facts, and sends it so. */
        isSeenBeyondFacts: z._default(z.boolean(), false),
      }),
      refuses: [400],
      response: answer,
      conflict: reportConflict,
    },
  },
  "/desk/leads/{id}/reports/{report}/revocation": {
    put: {
      operation: "revokeReport",
      does: "Takes a report that was sent back: its person no longer finds it. Whoever was mailed it, or has opened it, is mailed that it no longer holds. Done again, it changes nothing. 409 when it was not sent.",
      needs: "day",
      params,
      refuses: [409],
      response: answer,
    },
  },
} as const satisfies ApiContractTable;
