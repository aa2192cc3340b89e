import { z } from "zod/mini";
import type { ApiContractTable } from "#domain/api/api-call.ts";
import { pressedAt } from "#domain/appointment/pressed-at.ts";
import { dayField } from "#domain/calendar/day-field.ts";
import { sentMarks } from "#domain/report/sent-marks.ts";
import { estimateBasis } from "./estimate-basis.ts";
import { estimateContent, estimateId } from "./estimate-content.ts";
import { answerKinds, noReasons } from "./estimate-terms.ts";

/* The desk's calls for estimates. */

/** What the person of an estimate has said of it, on their page. */
export const estimateAnswer = z.object({
  id: z.string(),
  kind: z.enum(answerKinds),
  /** The option that it is about; null: none in particular. */
  optionId: z.nullable(z.string()),
  /** Of a question: the line that it is about; null: none in particular. */
  lineId: z.nullable(z.string()),
  /** Of `later`: the day until which they want to be left alone. */
  day: z.nullable(dayField("Not a day")),
  /** Of `no`. */
  reason: z.nullable(z.enum(noReasons)),
  words: z.string(),
  at: z.string(),
});

export type EstimateAnswer = z.output<typeof estimateAnswer>;

export const estimate = z.object({
  ...sentMarks,
  content: estimateContent,
  /** What its figures rest on: of a draft, as that is now; of what was sent, as it was then. */
  basis: estimateBasis,
  /** What its person has said, the newest first. The first that is no question holds. */
  answers: z.array(estimateAnswer),
  /** When an option was signed on paper, and which; null: none was. */
  signed: z.nullable(z.object({ optionId: z.string(), at: z.string() })),
  /**
   * The mails that go to whoever is silent about it: when the last one was written, and when the next one goes out unless they say
   * something; null: none. `isOff`: its person wants no more of them.
   */
  reminders: z.object({
    lastAt: z.nullable(z.string()),
    nextAt: z.nullable(z.string()),
    isOff: z.boolean(),
  }),
});

export type Estimate = z.output<typeof estimate>;

const leadParams = z.object({ id: z.string() });
const params = z.object({ id: z.string(), estimate: estimateId("estimate") });
const answer = z.object({ success: z.literal(true), estimate });
const revision = z.int().check(z.minimum(1));

/**
 * 409: somebody else has written in it meanwhile, it was sent, or there is another draft. Contains the sentence, and the estimate
 * as it is now: the other draft, where that is in the way.
 */
export const estimateConflict = z.object({
  success: z.literal(false),
  error: z.string(),
  estimate,
});

export type EstimateConflict = z.output<typeof estimateConflict>;

/** Bytes of an estimate: three options with 60 lines each, and all of their words. */
const bodyBytes = 524_288;

export const estimateContract = {
  "/desk/leads/{id}/estimates": {
    get: {
      operation: "listEstimates",
      does: "Lists a lead's estimates, the newest first, the draft among them. With them comes what a new one would rest on: the price book, the measures of its report, the terms of payment.",
      needs: "day",
      params: leadParams,
      response: z.object({
        success: z.literal(true),
        estimates: z.array(estimate),
        basis: estimateBasis,
      }),
    },
  },
  "/desk/leads/{id}/estimates/{estimate}": {
    put: {
      operation: "writeEstimate",
      does: "Stores a draft under an id that the sender has made. The same content again changes nothing. A lead has one draft: 409 with it when there is another. 409 with the estimate when somebody else has written in it since `revision`, or it was sent.",
      needs: "day",
      params,
      bodyBytes,
      body: z.object({
        /** The one that it is based on; 0: it is new. */
        revision: z.int().check(z.minimum(0)),
        /** Made anew for every change of the content: names what is written. */
        writing: estimateId("writing"),
        /** Earlier ones of the sender's own since `revision` that nobody has answered: what they wrote is theirs to replace. */
        unanswered: z._default(z.array(estimateId("writing")).check(z.maxLength(20)), []),
        content: estimateContent,
        /** An estimate of the same lead that was sent. A draft that corrects one that was revoked since corrects none. */
        corrects: z.optional(z.nullable(estimateId("estimate"))),
      }),
      refuses: [400],
      response: answer,
      conflict: estimateConflict,
    },
    delete: {
      operation: "discardEstimate",
      does: "Deletes a draft as it was at `revision`. One that is not there is gone. 409 with the estimate when somebody has written in it since, or it was sent.",
      needs: "day",
      params,
      query: z.object({ revision: z.coerce.number().check(z.int(), z.minimum(1)) }),
      response: z.object({ success: z.literal(true) }),
      conflict: estimateConflict,
    },
  },
  "/desk/leads/{id}/estimates/{estimate}/sending": {
    put: {
      operation: "sendEstimate",
      does: "Sends an estimate to its person: from then on it stays as it is, with what it rests on, and its lead is quoted. Sent again, it changes nothing. 400 when something is missing from it. 409 with the estimate when somebody has written in it since `revision`, what it rests on is no longer `basis`, or what it corrects was revoked.",
      needs: "day",
      params,
      body: z.object({
        revision,
        at: z.optional(pressedAt),
        /** What the sender has read that its figures rest on. */
        basis: z.optional(estimateBasis),
      }),
      refuses: [400],
      response: answer,
      conflict: estimateConflict,
    },
  },
  "/desk/leads/{id}/estimates/{estimate}/revocation": {
    put: {
      operation: "revokeEstimate",
      does: "Takes an estimate that was sent back: its person no longer finds it. Whoever was mailed it, or has opened it, is mailed that it no longer holds. Done again, it changes nothing. 409 when it was not sent.",
      needs: "day",
      params,
      refuses: [409],
      response: answer,
    },
  },
  "/desk/leads/{id}/estimates/{estimate}/signing": {
    put: {
      operation: "signEstimate",
      does: "Says that an option was signed on paper: its lead is won, for that amount. Done again with the same option, it changes nothing. 409 when the estimate was not sent, or no longer stands.",
      needs: "day",
      params,
      body: z.object({ optionId: estimateId("option"), at: z.optional(pressedAt) }),
      refuses: [409],
      response: answer,
    },
  },
} as const satisfies ApiContractTable;
