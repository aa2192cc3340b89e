import { z } from "zod/mini";
import { storedStatuses } from "#domain/appointment/appointment.ts";
import { appointmentProgress } from "#domain/appointment/progress.ts";
import { slotLabelField } from "#domain/calendar/slot-field.ts";
import { contactPhone } from "#domain/person/contact-phone.ts";
import { followUpReasons, leadKinds, leadStates, lostReasons, returnReasons } from "./lead.ts";

/** A staff member where only the name matters. */
export const named = z.object({ id: z.string(), name: z.string() });

const time = { date: z.string(), timeSlot: slotLabelField };

/** A lead as a row in a list. */
export const leadRow = z.object({
  id: z.string(),
  /** The number people use for it: 1042. */
  number: z.number(),
  kind: z.enum(leadKinds),
  name: z.string(),
  phone: z.string(),
  /** Missing in what an earlier release has sent or kept. */
  contactPhone: z.optional(contactPhone),
  email: z.string(),
  address: z.string(),
  /** The start of the message. */
  asked: z.string(),
  emergency: z.boolean(),
  suspected: z.boolean(),
  /** Whether the person has asked us, in a text, to send no more, and nobody has decided yet. Missing: they have not. */
  areTextsPaused: z.optional(z.boolean()),
  state: z.enum(leadStates),
  lostReason: z.nullable(z.enum(lostReasons)),
  /** What it was quoted, won or lost for, in cents. Missing: nobody has said. */
  amountCents: z.optional(z.number()),
  assignee: z.nullable(named),
  followUpOn: z.nullable(z.string()),
  /** Why the system made it a call for that day; null: somebody else did. */
  followUpReason: z.nullable(z.enum(followUpReasons)),
  arrivedAt: z.string(),
  /** Our own goal: five minutes of opening hours; for an emergency, five real minutes. */
  answerBy: z.string(),
  /** When the answer promised to visitors is due. */
  promiseBy: z.string(),
  answeredAt: z.nullable(z.string()),
  /** Minutes of opening hours from arrival, or from its return, to the answer (for an emergency, real minutes); null before. */
  answerMinutes: z.nullable(z.number()),
  /**
   * When the confirmation of its online booking settled it, as long as nothing else has answered its person. Missing: it did
   * not.
   */
  confirmedAt: z.optional(z.string()),
  /** Whether nobody at the office has seen that booking; missing: somebody has, or there is none. */
  isNewBooking: z.optional(z.boolean()),
  /** Why it waits again, and since when; null unless it does. */
  returned: z.nullable(
    z.object({
      at: z.string(),
      reason: z.enum(returnReasons),
      /** Whether it is enough to have seen it: nobody owes the person an answer. */
      isSeenEnough: z.optional(z.boolean()),
    }),
  ),
  /** When the booking lapsed that it began with, since nobody confirmed it; missing if none did. */
  lapsedAt: z.optional(z.string()),
  /** Rises with every change; a change names the version it is based on. */
  version: z.number(),
  appointment: z.nullable(
    z.object({
      id: z.string(),
      date: z.string(),
      timeSlot: slotLabelField,
      status: z.enum(storedStatuses),
      progress: z.enum(appointmentProgress),
      /** Until when it is kept for its visitor to confirm it, as a moment; missing: it is firm. */
      pendingUntil: z.optional(z.string()),
      /** Where it takes place, and who inspects: null is nobody yet. Missing in what an earlier release has sent or kept. */
      address: z.optional(z.string()),
      inspector: z.optional(z.nullable(named)),
    }),
  ),
  /** An appointment of the lead that we moved or canceled without telling the person; missing: there is none. */
  untold: z.optional(
    z.object({
      ...time,
      status: z.enum(storedStatuses),
      /** Where they believe it to be. */
      toldTime: z.object(time),
    }),
  ),
  /** The last mail or text to the person, if it did not arrive and nobody has reached them since; missing: there is none. */
  undelivered: z.optional(
    z.object({
      mailId: z.string(),
      mailKind: z.string(),
      /** Since when we know. */
      at: z.string(),
      /** Why, in words for the office. */
      error: z.string(),
    }),
  ),
  /** Number of leads of the same person, including this one. */
  ofPerson: z.number(),
});

export type LeadRow = z.output<typeof leadRow>;
