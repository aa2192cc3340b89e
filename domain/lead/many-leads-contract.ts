import { z } from "zod/mini";
import { dayField } from "#domain/calendar/day-field.ts";
import { lostReasons } from "./lead.ts";

/* What staff do with several leads of a list in one call. */

/** The most leads of one call. */
export const mostLeads = 500;

/** One thing that is done with each of the leads, as with a single one. */
export const leadsAction = z.discriminatedUnion("does", [
  /** Says that somebody has seen these new bookings, or takes that back. */
  z.object({ does: z.literal("see") }),
  z.object({ does: z.literal("unsee") }),
  /** Null: nobody's. */
  z.object({ does: z.literal("assign"), assigneeId: z.nullable(z.string()) }),
  /** Null: no more. */
  z.object({ does: z.literal("follow-up"), on: z.nullable(dayField("Choose a day")) }),
  z.object({ does: z.literal("spam") }),
  z.object({ does: z.literal("close"), lostReason: z.enum(lostReasons) }),
  /** Takes back any of the last four. `version` is the one that was named when it was done. */
  z.object({ does: z.literal("undo") }),
]);

export type LeadsAction = z.output<typeof leadsAction>;

/** A lead as it was shown: what has come or changed since is left alone. */
const shownLead = z.object({ id: z.string(), version: z.number() });

export type ShownLead = z.output<typeof shownLead>;

/** Why nothing was done with a lead. */
export const notDoneReasons = [
  /** Somebody has changed it since it was shown. */
  "changed",
  /** It is no new booking, or the undo comes too late. */
  "not-new",
  /** It is gone. */
  "gone",
  "refused",
] as const;

export const notDone = z.object({
  id: z.string(),
  /** The number people use for it; null when it is gone. */
  number: z.nullable(z.number()),
  name: z.string(),
  reason: z.enum(notDoneReasons),
  /** Who changed it last: a name; null is the visitor or the system. */
  by: z.nullable(z.string()),
  /** Why it was refused, in a sentence; otherwise empty. */
  because: z.string(),
});

export type NotDone = z.output<typeof notDone>;

export const manyLeadsCall = {
  operation: "changeLeads",
  does: `Does one thing with up to ${mostLeads} leads, each by itself and as with a single one. It says that new bookings were seen or takes that back, assigns, sets a day to follow up, marks as spam, closes as lost, or takes one of these four back within ten minutes, with the same \`version\`s. Leads that have changed since \`version\` are left alone, and the answer says which and why.`,
  needs: "leads",
  isSubmission: true,
  body: z.object({
    leads: z.array(shownLead).check(z.minLength(1), z.maxLength(mostLeads)),
    action: leadsAction,
  }),
  response: z.object({
    success: z.literal(true),
    /** Ids of the leads with which it was done. */
    done: z.array(z.string()),
    notDone: z.array(notDone),
  }),
} as const;
