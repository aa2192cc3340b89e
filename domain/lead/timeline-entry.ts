import { z } from "zod/mini";
import { slotLabelField } from "#domain/calendar/slot-field.ts";
import { eventsOf, textFromPerson, textFromPhone, unknownEvent } from "./lead-event.ts";
import { named } from "./lead-row.ts";
import { mailStates } from "./records-contract.ts";

/** A text that we send to the person, from the outbox. */
const textToPerson = z.object({
  text: z.string(),
  to: z.string(),
  from: z.optional(z.never()),
  state: z.enum(mailStates),
  /** Why it has not been sent, in words for the office. */
  error: z.nullable(z.string()),
  /** Whether it waits for the end of the quiet hours. */
  isHeld: z.boolean(),
});

/** Something that we send about a lead, from the outbox. `to` is empty for what is no mail, such as a text to staff. */
const mail = {
  kind: z.literal("mail"),
  details: z.object({
    mailId: z.string(),
    mailKind: z.string(),
    subject: z.string(),
    to: z.string(),
    state: z.enum(mailStates),
    error: z.nullable(z.string()),
    /** How many photos went along, or will; missing: none. */
    photos: z.optional(z.int()),
  }),
};

const place = {
  id: z.string(),
  at: z.string(),
  /** Null: the visitor, or the system. */
  staff: z.nullable(named),
};

/**
 * An entry of a timeline: an event of the lead, with an appointment's time by its label, or a mail.
 * @param more What each entry has besides.
 */
export function timelineEntryWith<More extends z.core.$ZodLooseShape>(more: More) {
  const text = z.union([textFromPerson, textToPerson, textFromPhone]);
  const all = { ...place, ...more };
  return z.discriminatedUnion("kind", [
    ...eventsOf({ day: z.string(), timeSlot: slotLabelField, text }, all),
    z.object({ ...all, ...mail }),
    z.object({ ...all, ...unknownEvent }),
  ]);
}

export const timelineEntry = timelineEntryWith({});

export type TimelineEntry = z.output<typeof timelineEntry>;

type EventIn<Entry> = Entry extends TimelineEntry ? Pick<Entry, "kind" | "details"> : never;

/** What an entry says, without its place in the timeline. */
export type ShownEvent = EventIn<TimelineEntry>;
