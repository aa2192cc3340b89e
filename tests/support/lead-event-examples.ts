import { calendarDay } from "#domain/calendar/calendar-day.ts";
import type { DetailsOf, LeadEvent } from "#domain/lead/lead-event.ts";
import type { ShownEvent } from "#domain/lead/timeline-entry.ts";

/** An event as it is stored, as the API sends it where that differs, and its words at the desk. */
type Example<Details> = {
  stored: Details;
  sent?: object;
  title: string;
  text?: string;
};

type AppointmentEvent = DetailsOf<"appointment">["event"];
type TextVariant = "from the person" | "from a phone";

/*
 * One of each member of the union: without it, this does not compile. An appointment's details have their own tables, and a
 * text its variants.
 */

const appointments: {
  [Event in AppointmentEvent]: Example<DetailsOf<"appointment"> & { event: Event }>;
} = {
  booked: {
    stored: { event: "booked", date: calendarDay("2026-12-01"), timeSlot: "09:00" },
    sent: { event: "booked", date: "2026-12-01", timeSlot: "9:00 AM" },
    title: "Inspection booked: Tue, Dec 1, 9:00 AM",
  },
  moved: {
    stored: { event: "moved", date: calendarDay("2026-12-02"), timeSlot: "13:00" },
    sent: { event: "moved", date: "2026-12-02", timeSlot: "1:00 PM" },
    title: "Inspection moved: Wed, Dec 2, 1:00 PM",
  },
  cancelled: {
    stored: {
      ...{ event: "cancelled", date: calendarDay("2026-12-02"), timeSlot: "13:00" },
      reason: "Sold",
    },
    sent: { event: "cancelled", date: "2026-12-02", timeSlot: "1:00 PM", reason: "Sold" },
    title: "Inspection canceled: Wed, Dec 2, 1:00 PM",
    text: "Sold",
  },
  assigned: {
    stored: { event: "assigned", inspector: "Dana Ruiz" },
    title: "Inspector: Dana Ruiz",
  },
  told: {
    stored: { event: "told", by: "otherwise" },
    title: "Told of the change by text or on the phone",
  },
  progress: {
    stored: { event: "progress", progress: "no-show", pressedAt: "2026-12-01T15:00:00.000Z" },
    title: "Nobody was there for the inspection",
  },
  photos: { stored: { event: "photos", count: 3 }, title: "Photos from the visitor: 3" },
  confirmed: { stored: { event: "confirmed" }, title: "The visitor says they will be there" },
  unconfirmed: {
    stored: { event: "unconfirmed" },
    title: "Inspection not confirmed: call today",
  },
  pressed: { stored: { event: "pressed" }, title: "The visitor has confirmed the booking" },
  seen: { stored: { event: "seen" }, title: "Booking seen" },
  unseen: { stored: { event: "unseen" }, title: "Booking no longer marked as seen" },
  "reminders-off": {
    stored: { event: "reminders-off" },
    title: "The visitor wants no more reminders",
  },
  "reminders-on": {
    stored: { event: "reminders-on" },
    title: "The visitor wants reminders again",
  },
  kept: { stored: { event: "kept" }, title: "The visitor keeps the new time" },
  "not-reached": {
    stored: { event: "not-reached" },
    title: "No answer about the new time: call today",
  },
};

const texts: { [Variant in TextVariant]: Example<DetailsOf<"text">> } = {
  "from the person": {
    stored: { text: "STOP", from: "+17035550142", meaning: "stop" },
    title: "Text from the person: ends texts",
    text: "STOP",
  },
  "from a phone": { stored: { text: "On my way." }, title: "Text message", text: "On my way." },
};

const others: {
  [Kind in Exclude<LeadEvent["kind"], "appointment" | "text">]: Example<DetailsOf<Kind>>;
} = {
  arrived: {
    stored: { event: "booked", date: calendarDay("2026-12-01"), timeSlot: "16:00" },
    sent: { event: "booked", date: "2026-12-01", timeSlot: "4:00 PM" },
    title: "Came in: Contact form",
  },
  call: {
    stored: { outcome: "voicemail", text: "Asked for a call." },
    title: "Call: left voicemail",
    text: "Asked for a call.",
  },
  note: { stored: { text: "Call after 5" }, title: "Note", text: "Call after 5" },
  changed: {
    stored: {
      state: { from: "new", to: "lost" },
      lostReason: { from: null, to: "price" },
      assignee: { from: null, to: "Ada" },
      followUpOn: { from: null, to: calendarDay("2026-12-01") },
      amountCents: { from: null, to: 1_450_000 },
      texts: { from: "paused", to: "on" },
      pressedAt: "2026-12-01T15:00:00.000Z",
    },
    title:
      "State: New → Lost, $14,500. Reason: None → Price. Assignee: Nobody → Ada. Follow-up day: None → Tue, Dec 1. Texts: paused → go on",
  },
  released: { stored: {}, title: "Released: no spam" },
  "loose-end": {
    stored: {
      ...{ does: "left", end: "photos", key: "photos|photo-1", reason: "not-needed" },
      text: "The roof is covered with snow.",
    },
    title: "Left as it is: photos that nobody has opened. Not needed",
    text: "The roof is covered with snow.",
  },
  alert: {
    stored: { to: "Ben", by: "text", staffId: "ben" },
    title: "Ben was alerted by text",
  },
  "text-lost": {
    stored: { textId: "t1", to: "(703) 555-0142", reason: "landline" },
    title:
      "The text to (703) 555-0142 did not arrive: the number is a landline, or cannot get texts",
  },
  reply: {
    stored: {
      ...{ author: "person", from: "bob@example.com", isFromElsewhere: true },
      ...{ subject: "Re: Your inspection", text: "Ten is fine.", rest: "On Monday we wrote:" },
      ...{ photos: 2, files: ["letter.pdf"], messageId: "<1@example.com>" },
    },
    title: "Email from another address, bob@example.com: Re: Your inspection",
    text: "Ten is fine.",
  },
  project: {
    stored: { does: "published", project: "project-1" },
    title: "Finished roof published",
  },
  estimate: {
    stored: {
      ...{ does: "question", estimate: "estimate-1", text: "Is it in the price?" },
      about: "Ridge vent",
    },
    title: "The person asks about the estimate: Ridge vent",
    text: "Is it in the price?",
  },
  report: { stored: { does: "sent", report: "report-1" }, title: "Report sent" },
  "roof-photos": { stored: { count: 12 }, title: "Photos of the roof: 12" },
  "my-roof": {
    stored: { does: "passed-on", to: "insurer" },
    title: "Passed the report on to an insurer",
  },
  bounced: {
    stored: { mailId: "m1", to: "ada@example.com", reason: "no mailbox" },
    title: "The email to ada@example.com came back: no such mailbox",
  },
};

/** Every example with its name. */
export const leadEventExamples = [
  ...Object.entries(appointments).map(([event, example]) =>
    named(`appointment ${event}`, "appointment", example),
  ),
  ...Object.entries(texts).map(([variant, example]) => named(`text ${variant}`, "text", example)),
  ...Object.entries(others).map(([kind, example]) => named(kind, kind, example)),
];

function named(
  name: string,
  kind: string,
  { stored, sent = stored, title, text = "" }: Example<LeadEvent["details"]>,
) {
  return {
    name,
    event: { kind, details: stored } as LeadEvent,
    sent: { kind, details: sent } as ShownEvent,
    title,
    text,
  };
}
