import { z } from "zod/mini";
import type { ApiContractTable } from "#domain/api/api-call.ts";
import { calendarAppointment } from "#domain/appointment/calendar-contract.ts";
import { singleLine } from "#domain/person/contact-details.ts";
import { leaveReasons, looseEndKinds } from "./lead.ts";
import { leadRow, named } from "./lead-row.ts";

/* The desk's calls for what nobody would come back to by themselves. */

/** The most loose ends that are listed; nobody ends more in a day. */
export const mostLooseEnds = 200;

export const listedEnd = z.object({
  kind: z.enum(looseEndKinds),
  /** What it is derived from: other facts have another key. */
  key: z.string(),
  /** ISO 8601. */
  since: z.string(),
  lead: leadRow,
  /** The inspection that it is about. */
  appointment: z.nullable(calendarAppointment),
  /** Of an inspection that nobody inspects: who is free then; null: nobody is. */
  inspector: z.nullable(named),
  /** How many pictures nobody has opened. */
  photos: z.number(),
  /** Of a quote, or of a visit that may be quoted now: the day that is proposed to follow up on. */
  proposedFollowUp: z.nullable(z.string()),
  /** Of a quote: whether every follow-up was in vain. */
  isInVain: z.boolean(),
});

export type ListedEnd = z.output<typeof listedEnd>;

const params = z.object({ id: z.string() });
const key = z.string().check(z.minLength(1), z.maxLength(300));
const done = z.object({ success: z.literal(true) });

export const looseEndsContract = {
  "/desk/loose-ends": {
    get: {
      operation: "listLooseEnds",
      does: `Lists what nobody would come back to by themselves, the most urgent kinds first: at most ${mostLooseEnds}, and how many there are.`,
      needs: "leads",
      response: z.object({
        success: z.literal(true),
        ends: z.array(listedEnd),
        total: z.number(),
      }),
    },
  },
  "/desk/leads/{id}/loose-ends/leave": {
    post: {
      operation: "leaveLooseEnd",
      does: "Leaves a loose end as it is, with a reason, until what it is derived from changes. 409 when there is none with this key.",
      needs: "leads",
      isSubmission: true,
      refuses: [404, 409],
      params,
      body: z.object({
        key,
        reason: z.enum(leaveReasons),
        text: z._default(singleLine({ label: "Reason", max: 200 }), ""),
      }),
      response: done,
    },
  },
  "/desk/leads/{id}/loose-ends/take-up": {
    post: {
      operation: "takeUpLooseEnd",
      does: "Takes back that a loose end was left. 409 when it was not.",
      needs: "leads",
      isSubmission: true,
      refuses: [404, 409],
      params,
      body: z.object({ key }),
      response: done,
    },
  },
  "/desk/leads/{id}/photos-opened": {
    post: {
      operation: "markPhotosOpened",
      does: "Says that somebody has looked at all pictures of a lead. Opening one at the desk says so of that one.",
      needs: "leads",
      isSubmission: true,
      params,
      response: done,
    },
  },
} as const satisfies ApiContractTable;
