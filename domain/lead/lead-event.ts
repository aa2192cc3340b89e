import { z } from "zod/mini";
import { appointmentProgress } from "#domain/appointment/progress.ts";
import { dayField } from "#domain/calendar/day-field.ts";
import { slotField } from "#domain/calendar/slot-field.ts";
import { noReasons } from "#domain/estimate/estimate-terms.ts";
import { audiences } from "#domain/my-roof/audience.ts";
import { mailAuthors } from "#domain/reply/mail-author.ts";
import { textMeanings } from "#domain/text/text-meaning.ts";
import { textLosses } from "#domain/text/text-report.ts";
import { bounceReasons } from "./bounce.ts";
import { callOutcomes, leadStates, leaveReasons, looseEndKinds, lostReasons } from "./lead.ts";

/*
 * What happens to a lead, as `lead_events` stores it: `kind` is a column, `details` is JSON. The timeline that the desk
 * reads is made from the same shapes (timeline-entry.ts). Stored rows outlive a release, so a shape is added to and never
 * renamed without a migration.
 */

/*
 * `pressedAt`: the moment at which it was pressed, if the network came back long after that.
 */

/** A field of a lead before and after. */
function change<Value extends z.ZodMiniType>(value: Value) {
  return z.optional(z.object({ from: value, to: value }));
}

const call = {
  kind: z.literal("call"),
  /** `text`: what was said, as whoever called wrote it down. */
  details: z.object({
    outcome: z.enum(callOutcomes),
    text: z.optional(z.string()),
    pressedAt: z.optional(z.string()),
  }),
};

const note = {
  kind: z.literal("note"),
  details: z.object({ text: z.string(), pressedAt: z.optional(z.string()) }),
};

/** What staff have sent from a phone of their own. The other two name a number, by which they are told apart. */
export const textFromPhone = z.object({
  text: z.string(),
  from: z.optional(z.never()),
  to: z.optional(z.never()),
  pressedAt: z.optional(z.string()),
});

/** What the person has texted, from which number, and what it was understood as. */
export const textFromPerson = z.object({
  text: z.string(),
  from: z.string(),
  to: z.optional(z.never()),
  meaning: z.enum(textMeanings),
});

/** The same as it is stored: an earlier release, which may run beside this one, writes no meaning. */
const storedTextFromPerson = z.extend(textFromPerson, {
  meaning: z._default(z.enum(textMeanings), "message"),
});

/** What was done with an appointment that stays where it is. It has no time, so that no day shows it as left. */
const appointmentNotes = [
  /** `inspector`: their name; null is unassigned. */
  z.object({ event: z.literal("assigned"), inspector: z.nullable(z.string()) }),
  /** Somebody says that they have told the person of a change, and we mailed nothing. */
  z.object({ event: z.literal("told"), by: z.literal("otherwise") }),
  z.object({
    event: z.literal("progress"),
    progress: z.enum(appointmentProgress),
    pressedAt: z.optional(z.string()),
  }),
  /** How many pictures the person has sent after booking. */
  z.object({ event: z.literal("photos"), count: z.number() }),
  z.object({
    event: z.enum([
      /** The person says that they will be there, or has not said so when there was hardly time left. */
      "confirmed",
      "unconfirmed",
      /** The person, or staff with its whole burst, have confirmed a booking. */
      "pressed",
      /** The person wants no more reminders of it, or wants them again. */
      "reminders-off",
      "reminders-on",
      /** Somebody at the office has seen that it was booked online, or takes that back. */
      "seen",
      "unseen",
      /** The person keeps a time to which we moved it, or has not answered in time. */
      "kept",
      "not-reached",
    ]),
  }),
] as const;

const appointmentNote = z.discriminatedUnion("event", appointmentNotes);

export type AppointmentNote = z.output<typeof appointmentNote>;

const released = { kind: z.literal("released"), details: z.object({}) };

/** A mail to the person came back. `to`: their address; empty when it can no longer be read. */
const bounced = {
  kind: z.literal("bounced"),
  details: z.object({ mailId: z.string(), to: z.string(), reason: z.enum(bounceReasons) }),
};

/** A text to the person that the provider had taken did not arrive. `to`: their number; empty when it can no longer be read. */
const textLost = {
  kind: z.literal("text-lost"),
  details: z.object({ textId: z.string(), to: z.string(), reason: z.enum(textLosses) }),
};

/** A mail that has come in about the lead, as plain text. */
const reply = {
  kind: z.literal("reply"),
  details: z.object({
    author: z.enum(mailAuthors),
    /** The address that it says it is from; empty: none. */
    from: z.string(),
    /** Whether that is none of the person's own. */
    isFromElsewhere: z.optional(z.boolean()),
    subject: z.string(),
    /** What was written. */
    text: z.string(),
    /** The mail that it answers, and the signature. */
    rest: z.optional(z.string()),
    /** How many of its pictures went to the lead's photos, and the names of what stayed in the mailbox. */
    photos: z.optional(z.number()),
    files: z.optional(z.array(z.string())),
    /** By which an answer names it (RFC 5322, section 3.6.4). */
    messageId: z.optional(z.string()),
  }),
};

/** Photos of the roof, which one person has added within a short time. */
const roofPhotos = {
  kind: z.literal("roof-photos"),
  details: z.object({ count: z.number() }),
};

/** What became of the links to their own page, or to a report that they pass on; without staff, by themselves. */
const myRoof = {
  kind: z.literal("my-roof"),
  details: z.discriminatedUnion("does", [
    z.object({ does: z.literal("renewed") }),
    z.object({ does: z.enum(["passed-on", "ended"]), to: z.enum(audiences) }),
  ]),
};

/** What became of a report about the roof, by its id: `opened`, when its person has opened it first. */
const report = {
  kind: z.literal("report"),
  details: z.object({
    does: z.enum(["sent", "corrected", "revoked", "opened"]),
    report: z.string(),
    pressedAt: z.optional(z.string()),
  }),
};

/** What became of a finished roof that may be shown; without staff, by its owner. */
const project = {
  kind: z.literal("project"),
  details: z.object({
    does: z.enum(["asked", "agreed", "refused", "taken-back", "published", "taken-down"]),
    project: z.string(),
  }),
};
/** What its person has written with what they say of an estimate; empty: nothing. */
const estimateWords = { estimate: z.string(), text: z.string() };

/**
 * What became of an estimate, by its id, and what its person says of it. Amounts are cents: of the least and the most expensive
 * option, or of the one that is chosen or signed, whose name is `option`.
 * @param day How a day is written.
 */
const estimateDetails = <Day extends z.ZodMiniType>(day: Day) =>
  z.discriminatedUnion("does", [
    z.object({
      does: z.enum(["sent", "corrected"]),
      estimate: z.string(),
      fromCents: z.number(),
      toCents: z.number(),
      pressedAt: z.optional(z.string()),
    }),
    /** `opened`: its person has opened it first. */
    z.object({ does: z.enum(["revoked", "opened"]), estimate: z.string() }),
    z.object({
      does: z.literal("signed"),
      estimate: z.string(),
      option: z.string(),
      amountCents: z.number(),
      pressedAt: z.optional(z.string()),
    }),
    z.object({
      does: z.literal("chosen"),
      ...estimateWords,
      option: z.string(),
      amountCents: z.number(),
    }),
    /** `day`: until which they want to be left alone. */
    z.object({ does: z.literal("later"), ...estimateWords, day }),
    z.object({ does: z.literal("no"), ...estimateWords, reason: z.enum(noReasons) }),
    /** `about`: the line or the option, in its words; empty: none in particular. */
    z.object({ does: z.literal("question"), ...estimateWords, about: z.string() }),
  ]);

const looseEnd = {
  kind: z.literal("loose-end"),
  /** `key`: what the loose end was derived from (loose-ends.ts), a new one of which is another. */
  details: z.discriminatedUnion("does", [
    z.object({
      does: z.literal("left"),
      end: z.enum(looseEndKinds),
      key: z.string(),
      reason: z.enum(leaveReasons),
      text: z.optional(z.string()),
    }),
    z.object({ does: z.literal("taken-up"), end: z.enum(looseEndKinds), key: z.string() }),
  ]),
};

const alert = {
  kind: z.literal("alert"),
  /**
   * That it was queued. `to`: a name. `staffId`: null is the office. `mailId`: the row of the outbox that says when it went out;
   * absent: an earlier release has queued it, or it is about a time in somebody's calendar.
   */
  details: z.object({
    to: z.string(),
    by: z.enum(["mail", "text"]),
    staffId: z.nullable(z.string()),
    mailId: z.optional(z.string()),
  }),
};

/**
 * The kinds that are stored, one member each.
 * @param forms How a day, a time of it and a text are written.
 * @param place What each member has besides `kind` and `details`.
 */
export function eventsOf<
  Day extends z.ZodMiniType,
  TimeSlot extends z.ZodMiniType,
  Text extends z.ZodMiniType,
  Place extends z.core.$ZodLooseShape,
>({ day, timeSlot, text }: { day: Day; timeSlot: TimeSlot; text: Text }, place: Place) {
  const time = { date: day, timeSlot };
  return [
    z.object({
      ...place,
      kind: z.literal("arrived"),
      details: z.union([
        /** It began as an appointment. */
        z.object({ event: z.literal("booked"), ...time }),
        /** It began otherwise; `meaning`: as a text, and what that was understood as. */
        z.object({
          event: z.optional(z.never()),
          meaning: z.optional(z.enum(textMeanings)),
        }),
      ]),
    }),
    z.object({ ...place, ...call }),
    z.object({ ...place, ...note }),
    z.object({ ...place, kind: z.literal("text"), details: text }),
    z.object({
      ...place,
      kind: z.literal("changed"),
      details: z.object({
        state: change(z.enum(leadStates)),
        lostReason: change(z.nullable(z.enum(lostReasons))),
        /** Names. */
        assignee: change(z.nullable(z.string())),
        followUpOn: change(z.nullable(day)),
        amountCents: change(z.nullable(z.number())),
        /** What staff decided about texts that the person had paused. */
        texts: z.optional(z.object({ from: z.literal("paused"), to: z.enum(["on", "ended"]) })),
        pressedAt: z.optional(z.string()),
      }),
    }),
    z.object({
      ...place,
      kind: z.literal("appointment"),
      details: z.discriminatedUnion("event", [
        z.object({
          event: z.enum(["booked", "moved", "cancelled"]),
          ...time,
          /** Why we canceled it. */
          reason: z.optional(z.string()),
        }),
        ...appointmentNotes,
      ]),
    }),
    z.object({ ...place, ...released }),
    z.object({ ...place, ...alert }),
    z.object({ ...place, ...bounced }),
    z.object({ ...place, ...textLost }),
    z.object({ ...place, ...looseEnd }),
    z.object({ ...place, ...reply }),
    z.object({ ...place, ...roofPhotos }),
    z.object({ ...place, ...myRoof }),
    z.object({ ...place, ...report }),
    z.object({ ...place, ...project }),
    z.object({ ...place, kind: z.literal("estimate"), details: estimateDetails(day) }),
  ] as const;
}

export const leadEvent = z.discriminatedUnion(
  "kind",
  eventsOf(
    {
      day: dayField("Not a day"),
      timeSlot: slotField,
      text: z.union([storedTextFromPerson, textFromPhone]),
    },
    {},
  ),
);

/** Something that happened to a lead, as it is written and stored. */
export type LeadEvent = z.output<typeof leadEvent>;

/** The details of an event of one kind. */
export type DetailsOf<Kind extends LeadEvent["kind"]> = Extract<
  LeadEvent,
  { kind: Kind }
>["details"];

/** A stored event that this release cannot read: of a later one, or damaged. */
export const unknownEvent = { kind: z.literal("unknown"), details: z.object({}) };

export type UnknownEvent = { kind: "unknown"; details: Record<never, never> };
