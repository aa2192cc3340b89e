import type { CalendarDay } from "#domain/calendar/calendar-day.ts";
import type { Slot } from "#domain/calendar/slot.ts";
import type { AppointmentNote } from "#domain/lead/lead-event.ts";
import type { Database, DatabaseTransaction } from "#server/database/connection.ts";
import type { AppointmentsTable } from "#server/database/schema/booking-tables.ts";
import type { LeadEventsTable } from "#server/database/schema/lead-tables.ts";
import { readEvent } from "#server/database/stored-event.ts";
import { callNoMore } from "./called-leads.ts";
import { addLeadChange, addLeadEvent } from "./lead-events.ts";
import { lockLeadOfAppointment } from "./stored-lead.ts";

/** What happened to a lead's appointment. */
export type LeadAppointmentEvent = {
  id: string;
  event: "booked" | "moved" | "cancelled";
  date: CalendarDay;
  timeSlot: Slot;
  /** Why the desk canceled it. */
  reason?: string | undefined;
};

/**
 * Adds what happened to the timeline of the appointment's lead, in the same transaction. Nobody is alerted any longer about an
 * appointment that was canceled.
 * @returns the lead's id; undefined when the appointment has no lead.
 */
export async function addAppointmentEvent(
  transaction: DatabaseTransaction,
  appointment: LeadAppointmentEvent,
  now: Date,
  staffId: string | null = null,
): Promise<string | undefined> {
  const { id, event, date, timeSlot, reason } = appointment;
  const lead = await lockLeadOfAppointment(transaction, id);
  if (!lead) return undefined;
  const leadId = lead.id;
  if (event === "cancelled") {
    await transaction
      .updateTable("leads")
      .set({ alert_at: null })
      .where("id", "=", leadId)
      .execute();
  }
  if (event !== "booked") await callNoMore(transaction, lead, now);
  const details = { event, date, timeSlot, ...(reason && { reason }) };
  await addLeadEvent(transaction, {
    ...{ leadId, at: now, staffId, event: { kind: "appointment", details } },
  });
  await addLeadChange(transaction, leadId, now);
  return leadId;
}

/** Adds what was done to the timeline of the appointment's lead, and tells open screens. */
export async function addAppointmentNote(
  transaction: DatabaseTransaction,
  leadId: string,
  details: AppointmentNote,
  { staffId, now }: { staffId: string | null; now: Date },
): Promise<void> {
  await addLeadEvent(transaction, {
    ...{ leadId, at: now, staffId, event: { kind: "appointment", details } },
  });
  await addLeadChange(transaction, leadId, now);
}

/** An event as it is stored, and when. */
export type StoredEvent = Pick<LeadEventsTable, "at" | "kind" | "details">;

/** When an appointment was booked or moved to where it is, or canceled, as its lead's events say, the earliest first. */
export function placedAt(
  { date, slot, status }: Pick<AppointmentsTable, "date" | "slot" | "status">,
  events: readonly StoredEvent[],
): string | undefined {
  return events.findLast((stored) => {
    const { kind, details } = readEvent(stored);
    if (kind !== "appointment" || !("timeSlot" in details)) return false;
    const isCanceling = details.event === "cancelled";
    return (
      details.date === date && details.timeSlot === slot && isCanceling === (status === "cancelled")
    );
  })?.at;
}

/** How many events are looked through for the last change. */
const lookedThrough = 20;

/**
 * Who changed the appointment of a lead last: a name, or null for the visitor. Undefined when the timeline does not say.
 */
export function lastChangedBy(
  database: Database,
  leadId: string,
): Promise<string | null | undefined> {
  return lastBy(database, leadId, isAnotherAfter);
}

/** Who said last how far the appointment of a lead has come. */
export function lastProgressBy(
  database: Database,
  leadId: string,
): Promise<string | null | undefined> {
  return lastBy(
    database,
    leadId,
    ({ kind, details }) => kind === "appointment" && details.event === "progress",
  );
}

async function lastBy(
  database: Database,
  leadId: string,
  isMeant: (event: ReturnType<typeof readEvent>) => boolean,
): Promise<string | null | undefined> {
  const events = await database
    .selectFrom("lead_events")
    .leftJoin("staff", "staff.id", "lead_events.staff_id")
    .select(["lead_events.kind", "lead_events.details", "staff.name"])
    .where("lead_events.lead_id", "=", leadId)
    .where("lead_events.kind", "=", "appointment")
    .orderBy("lead_events.number", "desc")
    .limit(lookedThrough)
    .execute();
  return events.find((stored) => isMeant(readEvent(stored)))?.name;
}

/** Whether an appointment is another after the event: at another time, canceled, or another inspector's. */
function isAnotherAfter({ kind, details }: ReturnType<typeof readEvent>): boolean {
  return kind === "appointment" && ("timeSlot" in details || details.event === "assigned");
}
