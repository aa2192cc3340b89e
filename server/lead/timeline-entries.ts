import { mailFaultText } from "#content/en/desk/mail-faults.ts";
import { slotLabel } from "#domain/calendar/slot.ts";
import type { LeadEvent, UnknownEvent } from "#domain/lead/lead-event.ts";
import type { ShownEvent } from "#domain/lead/timeline-entry.ts";
import type { OutboxTable } from "#server/database/schema/delivery-tables.ts";
import type { LeadEventsTable } from "#server/database/schema/lead-tables.ts";
import { readEvent } from "#server/database/stored-event.ts";
import { readFault } from "#server/database/stored-fault.ts";
import { warnOnce } from "./log-once.ts";

/** Describes a mail for a timeline; implemented where all kinds of mail are known. */
export type MailWords = (mail: OutboxTable) => {
  subject: string;
  to: string;
  /** The author at the desk, if any. */
  staffId: string | null;
  /** What a text to the person says; absent for everything else. */
  text?: string;
  /** How many photos go along with a mail; absent: none. */
  photos?: number;
};

/** An entry of a timeline, before the name of whoever did it is looked up. */
type NamelessEntry = { id: string; at: string; staffId: string | null; event: ShownEvent };

/** A row of `lead_events` as an entry. */
export function eventEntry({
  id,
  at,
  staff_id,
  ...columns
}: Omit<LeadEventsTable, "number" | "lead_id">): NamelessEntry {
  return { id, at, staffId: staff_id, event: shownEvent(readEvent(columns)) };
}

/** An appointment's time by its label, as everywhere in the API. */
function shownEvent(event: LeadEvent | UnknownEvent): ShownEvent {
  switch (event.kind) {
    case "arrived": {
      const { kind, details } = event;
      if (!("timeSlot" in details)) return { kind, details };
      return { kind, details: { ...details, timeSlot: slotLabel(details.timeSlot) } };
    }
    case "appointment": {
      const { kind, details } = event;
      if (!("timeSlot" in details)) return { kind, details };
      return { kind, details: { ...details, timeSlot: slotLabel(details.timeSlot) } };
    }
    default:
      return event;
  }
}

/** A row of the outbox as an entry. */
export function mailEntry(mail: OutboxTable, wordsOf: MailWords): NamelessEntry {
  const { subject, to, staffId, text, photos } = wordsOf(mail);
  const { id, kind: mailKind, state } = mail;
  const fault = readFault(mail);
  const error = fault && mailFaultText(fault);
  const event: ShownEvent =
    text === undefined
      ? {
          kind: "mail",
          details: { mailId: id, mailKind, subject, to, state, error, ...(photos && { photos }) },
        }
      : { kind: "text", details: { text, to, state, error, isHeld: isHeld(mail) } };
  return { id: `mail-${id}`, at: mail.created_at, staffId, event };
}

/** Whether a text waits for the end of the quiet hours, and not for another try. */
function isHeld({ state, error, due_at, created_at }: OutboxTable): boolean {
  return state === "queued" && error === null && due_at > created_at;
}

export type Log = { warn(details: object, message: string): void };

/** Logs, once each, the stored events that this release cannot read: a timeline shows only that there is one. */
export function logUnknown(log: Log, entries: readonly { id: string; kind: ShownEvent["kind"] }[]) {
  const message = "an event of a lead cannot be read: of a later release, or damaged";
  for (const { id, kind } of entries) {
    if (kind === "unknown") warnOnce(log, id, { event: id }, message);
  }
}
