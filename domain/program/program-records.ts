import { z } from "zod/mini";
import { storedStatuses } from "#domain/appointment/appointment.ts";
import { appointmentProgress } from "#domain/appointment/progress.ts";
import { slotLabelField } from "#domain/calendar/slot-field.ts";
import { callOutcomes, leadKinds, leadStates, lostReasons } from "#domain/lead/lead.ts";
import { contactChannels } from "#domain/person/known-person.ts";

/*
 * What programs read at `/api/v1`, by the nouns of the glossary. Moments are ISO 8601 in UTC, days `YYYY-MM-DD`, amounts whole
 * cents; texts are empty when they are unknown. Apart from what the desk reads, so that the desk can change.
 */

const named = z.object({ id: z.string(), name: z.string() });
const phone = { phone: z.string(), e164: z.nullable(z.string()) };

export const programLead = z.object({
  id: z.string(),
  /** What people call it by: it rises with each arrival. */
  number: z.number(),
  kind: z.enum(leadKinds),
  state: z.enum(leadStates),
  lostReason: z.nullable(z.enum(lostReasons)),
  amountCents: z.nullable(z.number()),
  emergency: z.boolean(),
  /** Whether it looks like spam, and nobody has said otherwise. */
  suspected: z.boolean(),
  name: z.string(),
  email: z.string(),
  /** As it was typed; `e164`: as it was understood, or null. */
  ...phone,
  address: z.string(),
  subject: z.string(),
  /** What the person chose in a form, by the name of the choice. */
  choices: z.record(z.string(), z.string()),
  /** The person's own words; of a call, what staff wrote down. */
  words: z.string(),
  /** The site or campaign that led them here. */
  source: z.string(),
  /** Null: whose it is, is not known yet. */
  personId: z.nullable(z.string()),
  /** Who has it. */
  assignee: z.nullable(named),
  followUpOn: z.nullable(z.string()),
  arrivedAt: z.string(),
  /** When we want to have answered it. */
  answerBy: z.string(),
  /** Null: it waits for an answer. */
  answeredAt: z.nullable(z.string()),
});

export type ProgramLead = z.output<typeof programLead>;

export const programPerson = z.object({
  id: z.string(),
  /** Everything that they have given, what came first in front. */
  names: z.array(z.string()),
  emails: z.array(z.string()),
  phones: z.array(z.object(phone)),
  addresses: z.array(z.string()),
  /** In words; empty when nobody has said. */
  preferredLanguage: z.string(),
  preferredChannel: z.nullable(z.enum(contactChannels)),
  /** People who were merged into them. */
  merged: z.array(z.string()),
  createdAt: z.string(),
});

export type ProgramPerson = z.output<typeof programPerson>;

export const programAppointment = z.object({
  /** Not the one in a person's links, whose holders may move and cancel. */
  id: z.string(),
  leadId: z.string(),
  date: z.string(),
  timeSlot: slotLabelField,
  startsAt: z.string(),
  endsAt: z.string(),
  status: z.enum(storedStatuses),
  /** Until when its person has to confirm it; null: it is firm. */
  pendingUntil: z.nullable(z.string()),
  progress: z.enum(appointmentProgress),
  /** Null: unassigned. */
  inspector: z.nullable(named),
  name: z.string(),
  email: z.string(),
  ...phone,
  address: z.string(),
  notes: z.string(),
});

export type ProgramAppointment = z.output<typeof programAppointment>;

/** Kinds of events that programs read: what concerns the desk alone is none of them. */
export const programEventKinds = [
  "arrived",
  "call",
  "text",
  "reply",
  "note",
  "changed",
  "appointment",
  "report",
  "estimate",
  "released",
  "bounced",
  "text-lost",
] as const;

function change<Value extends z.ZodMiniType>(value: Value) {
  return z.optional(z.object({ from: value, to: value }));
}

export const programEvent = z.object({
  id: z.string(),
  kind: z.enum(programEventKinds),
  at: z.string(),
  /** Null: the person, or the system. */
  by: z.nullable(named),
  /** What was said: of a call, a text, a reply by mail (without what it quotes) or a note. */
  text: z.nullable(z.string()),
  /** Of a text: whether the person sent it. Of a reply: whether they wrote it, and not a program of theirs, such as while they are away. */
  isFromPerson: z.nullable(z.boolean()),
  /** Of a call. */
  outcome: z.nullable(z.enum(callOutcomes)),
  /** What was changed; assignees by their names. */
  changes: z.nullable(
    z.object({
      state: change(z.enum(leadStates)),
      lostReason: change(z.nullable(z.enum(lostReasons))),
      assignee: change(z.nullable(z.string())),
      followUpOn: change(z.nullable(z.string())),
      amountCents: change(z.nullable(z.number())),
    }),
  ),
  /** What happened to an appointment, and if it has been given a time, which. */
  appointment: z.nullable(
    z.object({
      event: z.string(),
      date: z.nullable(z.string()),
      timeSlot: z.nullable(slotLabelField),
      /** Of `progress`. */
      progress: z.nullable(z.enum(appointmentProgress)),
    }),
  ),
  /** What became of an estimate, or what its person says of it, and its id; with an amount, of the least option, or of the one that was chosen or signed. */
  estimate: z.nullable(
    z.object({
      event: z.enum([
        ...["sent", "corrected", "revoked", "opened", "signed"],
        ...["chosen", "later", "no", "question"],
      ] as const),
      id: z.string(),
      amountCents: z.nullable(z.number()),
    }),
  ),
  /** What became of a report about the roof, and its id. */
  report: z.nullable(
    z.object({ event: z.enum(["sent", "corrected", "revoked", "opened"]), id: z.string() }),
  ),
});

export type ProgramEvent = z.output<typeof programEvent>;
