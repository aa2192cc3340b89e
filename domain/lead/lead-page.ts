import { z } from "zod/mini";
import { calendarAppointment } from "#domain/appointment/calendar-contract.ts";
import { inquiryChoicesSchema } from "#domain/inquiry/choices-schema.ts";
import { knownPerson } from "#domain/person/known-person.ts";
import { leadPhoto } from "#domain/photo/photo-contract.ts";
import { textObstacles } from "#domain/text/text-kind.ts";
import { leadRow, named } from "./lead-row.ts";
import { letterDrafts } from "./letter-draft.ts";
import { timelineEntry } from "./timeline-entry.ts";

/** A lead as its page shows it. */
export const lead = z.object({
  ...leadRow.shape,
  /** Whether suspicion keeps us from writing to the person by ourselves. Missing: it does not. */
  isWithheld: z.optional(z.boolean()),
  /** The whole message as it was sent; a form has put its choices into it. */
  message: z.string(),
  /** What the person chose in the form, and their own words. Missing in what an earlier release has sent or kept. */
  choices: z.optional(inquiryChoicesSchema),
  words: z.optional(z.string()),
  subject: z.string(),
  /** The source in words: 'Contact form', 'Emergency form', 'Roof quiz on the home page'. */
  source: z.string(),
  /** Which site or campaign led the person here (`originText`); empty when unknown. */
  cameFrom: z.string(),
  /** The answers and their result; null without an assessment. */
  assessment: z.nullable(
    z.object({
      /** `reason`: why the answer has its score. */
      answers: z.array(z.object({ question: z.string(), answer: z.string(), reason: z.string() })),
      score: z.number(),
      category: z.string(),
      urgency: z.string(),
      recommendation: z.string(),
    }),
  ),
  /** Pictures that the person sent along, in their order. */
  photos: z.optional(z.array(leadPhoto)),
  /** The day that is proposed for the next follow-up of a quoted lead. Missing: none is. */
  proposedFollowUp: z.optional(z.string()),
  /** To inspectors: the day that is proposed to follow up on a quote that is made now. Missing: none is, or an earlier release has sent or kept the lead. */
  quoteFollowUp: z.optional(z.string()),
  /** Whether the person wants an earlier time than their appointment's. */
  wantsEarlier: z.boolean(),
  /** The letter that waits to be looked at and sent, until somebody has dealt with it. */
  letterDraft: z.optional(z.nullable(z.enum(letterDrafts))),
  /** Appointments that we moved or canceled without telling the person. Missing: an earlier release has sent or kept the lead. */
  untoldAppointments: z.optional(z.array(calendarAppointment)),
  /** Whether the person wants no more reminders of their appointment. */
  areRemindersOff: z.optional(z.boolean()),
  /** Oldest first. */
  timeline: z.array(timelineEntry),
  /** Whose lead it is, for their page; null to those who see only their own leads. */
  personId: z.nullable(z.string()),
  /** Other leads of the same person, newest first. */
  others: z.array(leadRow),
  /** Others with the same phone number. */
  possiblySame: z.array(knownPerson),
  /** Why we cannot text the person; null: we can. */
  textObstacle: z.nullable(z.enum(textObstacles)),
  /** Whether nothing that we write reaches the person: they have no mailbox that takes mail, and want no texts. Missing: something does. */
  isUnreachable: z.optional(z.boolean()),
  /** What the person texted that paused our texts to them, until somebody has looked; null: nothing did. */
  textsPaused: z.optional(z.nullable(z.object({ wording: z.string(), at: z.string() }))),
  /** Who else has this lead open now. */
  present: z.array(named),
});

export type Lead = z.output<typeof lead>;

export const leadResponse = z.object({ success: z.literal(true), lead });

/** 409: somebody else changed the lead first. Contains the sentence and the lead as it is now. */
export const leadConflict = z.object({
  success: z.literal(false),
  error: z.string(),
  lead,
  /** It was the outcome of a visit that is no longer this lead's: without the visit, it can be said of the lead. */
  isOfOtherVisit: z.optional(z.boolean()),
});
