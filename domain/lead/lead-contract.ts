import { z } from "zod/mini";
import { appointmentStatuses } from "#domain/appointment/appointment.ts";
import { dayField } from "#domain/calendar/day-field.ts";
import { slotLabels } from "#domain/calendar/slot.ts";
import {
  emailField,
  multiLine,
  nameField,
  optionalAddressField,
  phoneField,
  singleLine,
} from "#domain/person/contact-details.ts";
import {
  callOutcomes,
  leadChangeKinds,
  leadEventKinds,
  leadKinds,
  leadStates,
  lostReasons,
} from "./lead.ts";
import { leadListQuery } from "./lead-list.ts";

/* Bodies and answers of the desk's calls for leads. Moments are ISO 8601 in UTC, days `YYYY-MM-DD`. */

const named = z.object({ id: z.string(), name: z.string() });
const params = z.object({ id: z.string() });
const done = z.object({ success: z.literal(true) });
const day = dayField("Choose a day");

/** A lead as a row in a list. */
export const leadRow = z.object({
  id: z.string(),
  /** The number people use for it: 1042. */
  number: z.number(),
  kind: z.enum(leadKinds),
  name: z.string(),
  phone: z.string(),
  email: z.string(),
  address: z.string(),
  /** The start of the message. */
  asked: z.string(),
  emergency: z.boolean(),
  suspected: z.boolean(),
  state: z.enum(leadStates),
  lostReason: z.nullable(z.enum(lostReasons)),
  assignee: z.nullable(named),
  followUpOn: z.nullable(z.string()),
  arrivedAt: z.string(),
  /** Our own goal: five minutes of opening hours; for an emergency, five real minutes. */
  answerBy: z.string(),
  /** When the answer promised to visitors is due. */
  promiseBy: z.string(),
  answeredAt: z.nullable(z.string()),
  /** Minutes of opening hours from arrival to answer (for an emergency, real minutes); null before. */
  answerMinutes: z.nullable(z.number()),
  /** Rises with every change; a change names the version it is based on. */
  version: z.number(),
  appointment: z.nullable(
    z.object({
      id: z.string(),
      date: z.string(),
      timeSlot: z.enum(slotLabels),
      status: z.enum(appointmentStatuses),
    }),
  ),
  /** Number of leads of the same person, including this one. */
  ofPerson: z.number(),
});

export type LeadRow = z.output<typeof leadRow>;

export const leadEvent = z.object({
  id: z.string(),
  at: z.string(),
  kind: z.enum(leadEventKinds),
  /** Null: the visitor, or the system. */
  staff: z.nullable(named),
  /**
   * Depends on the kind. mail: `{mailId, mailKind, subject, to, state, error}`. call: `{outcome}`. text, note:
   * `{text}`. changed: `{field: {from, to}}` for each of state, lostReason, assignee (names), followUpOn. appointment:
   * `{event: booked|moved|cancelled, date, timeSlot}`, the slot by its label. alert: `{to: name, by: mail|text}`.
   */
  details: z.record(z.string(), z.unknown()),
});

export type LeadEvent = z.output<typeof leadEvent>;

/** A lead as its page shows it. */
export const lead = z.object({
  ...leadRow.shape,
  /** The whole message. */
  message: z.string(),
  subject: z.string(),
  /** The source in words: 'Contact form', 'Emergency form', 'Roof quiz on the home page'. */
  source: z.string(),
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
  /** Oldest first. */
  timeline: z.array(leadEvent),
  /** Other leads of the same person, newest first. */
  others: z.array(leadRow),
  /** Who else has this lead open now. */
  present: z.array(named),
});

export type Lead = z.output<typeof lead>;

export const leadAnswer = z.object({ success: z.literal(true), lead });

/** 409: somebody else changed the lead first. Contains the sentence and the lead as it is now. */
export const leadConflict = z.object({
  success: z.literal(false),
  error: z.string(),
  lead,
});

/** The parts of a lead that staff can change. */
export const leadChange = z.object({
  version: z.number(),
  state: z.optional(z.enum(leadStates)),
  /** Required for `lost`. */
  lostReason: z.optional(z.nullable(z.enum(lostReasons))),
  assigneeId: z.optional(z.nullable(z.string())),
  followUpOn: z.optional(z.nullable(day)),
});

export type LeadChange = z.output<typeof leadChange>;

export const leadCounts = z.object({
  waiting: z.number(),
  /** The waiting leads past our own goal. */
  late: z.number(),
  followUp: z.number(),
  spam: z.number(),
});

/** How fast leads were answered in the last seven days. */
export const answerFigures = z.object({
  answered: z.number(),
  /** Minutes of opening hours. Null when nothing was answered. */
  medianMinutes: z.nullable(z.number()),
  /** Share from 0 to 1; null when nothing was answered. */
  withinGoal: z.nullable(z.number()),
});

const text = multiLine({ label: "Text", max: 5_000 });

/**
 * Data of the `lead` event of `GET /api/desk/changes` (`text/event-stream`). Every event has an `id:`, from which a
 * screen continues after reconnecting (`Last-Event-ID`, or `after`). `ready` comes before the first change and provides
 * an id; `reload` says that too much was missed. A change may be repeated but is never left out.
 */
export const streamedChange = z.object({
  /** The lead's id. */
  id: z.string(),
  /** The number people use for it; null when the lead was erased. */
  number: z.nullable(z.number()),
  kind: z.enum(leadChangeKinds),
});

export type StreamedChange = z.output<typeof streamedChange>;

export const savedView = z.object({
  id: z.string(),
  name: z.string(),
  /** The query of the list's URL, without `?`. */
  query: z.string(),
});

export const leadContract = {
  "/desk/leads": {
    get: {
      query: leadListQuery,
      answer: z.object({
        success: z.literal(true),
        leads: z.array(leadRow),
        /** The `after` of the next page; null on the last one. */
        next: z.nullable(z.string()),
      }),
    },
    /** Notes a phone call that staff took. It counts as answered. */
    post: {
      body: z.object({
        name: nameField,
        phone: phoneField,
        /** Empty, since not everybody has one. */
        email: z._default(z.union([z.literal(""), emailField]), ""),
        address: optionalAddressField,
        message: text,
      }),
      answer: leadAnswer,
    },
  },
  "/desk/leads/counts": {
    get: {
      answer: z.object({
        success: z.literal(true),
        counts: leadCounts,
        figures: answerFigures,
      }),
    },
  },
  "/desk/leads/{id}": {
    get: { params, answer: leadAnswer },
    patch: { params, body: leadChange, answer: leadAnswer, conflict: leadConflict },
  },
  /** Assigns a lead to the caller: key `m`. 409 with the lead when somebody else has it. */
  "/desk/leads/{id}/take": { post: { params, answer: leadAnswer, conflict: leadConflict } },
  "/desk/leads/{id}/calls": {
    post: {
      params,
      body: z.object({ outcome: z.enum(callOutcomes), note: text }),
      answer: leadAnswer,
    },
  },
  /** Notes a text message sent from a phone. */
  "/desk/leads/{id}/texts": { post: { params, body: z.object({ text }), answer: leadAnswer } },
  "/desk/leads/{id}/notes": { post: { params, body: z.object({ text }), answer: leadAnswer } },
  /** Sent through our outbox, with the office's address as Reply-To. */
  "/desk/leads/{id}/mails": {
    post: {
      params,
      body: z.object({
        subject: singleLine({ label: "Subject", required: "Subject is required", max: 200 }),
        text: multiLine({ label: "Text", max: 5_000 }).check(z.minLength(1, "Text is required")),
      }),
      answer: leadAnswer,
    },
  },
  /** Books an inspection for the person. */
  "/desk/leads/{id}/appointment": {
    post: {
      params,
      body: z.object({
        date: z.string(),
        timeSlot: z.enum(slotLabels),
        address: optionalAddressField,
      }),
      answer: leadAnswer,
    },
  },
  /** Marks a lead as not spam: its confirmation is sent. */
  "/desk/leads/{id}/release": { post: { params, answer: leadAnswer } },
  /** Says that the lead is open on the caller's screen; sent every 20 seconds. */
  "/desk/leads/{id}/presence": {
    post: { params, answer: z.object({ success: z.literal(true), present: z.array(named) }) },
  },
  "/desk/views": {
    get: { answer: z.object({ success: z.literal(true), views: z.array(savedView) }) },
    post: {
      body: z.object({
        name: singleLine({ label: "Name", required: "Name is required", max: 40 }),
        query: z.string().check(z.maxLength(500)),
      }),
      answer: z.object({ success: z.literal(true), views: z.array(savedView) }),
    },
  },
  "/desk/views/{id}": { delete: { params, answer: done } },
  /** Appointments of a day: an inspector's own, or everybody's for the office. */
  "/desk/day": {
    get: {
      query: z.object({ date: z.optional(z.string()) }),
      answer: z.object({ success: z.literal(true), date: z.string(), leads: z.array(leadRow) }),
    },
  },
} as const;
