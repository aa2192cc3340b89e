import type { AppointmentProgress } from "#domain/appointment/progress.ts";
import type { CalendarDay } from "#domain/calendar/calendar-day.ts";
import type { Slot } from "#domain/calendar/slot.ts";
import type { Database, DatabaseTransaction } from "#server/database/connection.ts";
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
 * Adds what happened to the timeline of the appointment's lead, in the same transaction. Nobody is alerted any more about an
 * appointment that was canceled.
 * @returns the lead's id; undefined when the appointment has no lead.
 */
export async function addAppointmentEvent(
  transaction: DatabaseTransaction,
  appointment: LeadAppointmentEvent,
  now: Date,
  staffId: string | null = null,
): Promise<string | undefined> {
  const { id, event } = appointment;
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
  const details = appointmentDetails(appointment);
  await addLeadEvent(transaction, { leadId, at: now, kind: "appointment", staffId, details });
  await addLeadChange(transaction, leadId, now);
  return leadId;
}

/** The form stored in the timeline. */
export function appointmentDetails({ event, date, timeSlot, reason }: LeadAppointmentEvent) {
  return { event, date, timeSlot, ...(reason && { reason }) };
}

/** What was done with an appointment that stays where it is. It has no time, so that no day shows it as left. */
export type AppointmentNote =
  | { event: "assigned"; inspector: string | null }
  | { event: "told"; by: "otherwise" }
  | { event: "progress"; progress: AppointmentProgress }
  /** The person says that they will be there, or has not said so when there was hardly time left. */
  | { event: "confirmed" }
  | { event: "unconfirmed" }
  /** The person, or staff with its whole burst, have confirmed a booking. */
  | { event: "pressed" }
  /** The person wants no more reminders of it, or wants them again. */
  | { event: "reminders-off" }
  | { event: "reminders-on" }
  /** The person has sent so many pictures after booking. */
  | { event: "photos"; count: number }
  /** The person keeps a time to which we moved it, or has not answered in time. */
  | { event: "kept" }
  | { event: "not-reached" };

/** Adds what was done to the timeline of the appointment's lead, and tells open screens. */
export async function addAppointmentNote(
  transaction: DatabaseTransaction,
  leadId: string,
  details: AppointmentNote,
  { staffId, now }: { staffId: string | null; now: Date },
): Promise<void> {
  await addLeadEvent(transaction, { leadId, at: now, kind: "appointment", staffId, details });
  await addLeadChange(transaction, leadId, now);
}

/** Events after which an appointment is another. */
const changes: readonly unknown[] = ["booked", "moved", "cancelled", "assigned"];
/** How many events are looked through for the last change. */
const lookedThrough = 20;

/**
 * Who changed the appointment of a lead last: a name, or null for the visitor. Undefined when the timeline does not say.
 */
export async function lastChangedBy(
  database: Database,
  leadId: string,
): Promise<string | null | undefined> {
  const events = await database
    .selectFrom("lead_events")
    .leftJoin("staff", "staff.id", "lead_events.staff_id")
    .select(["lead_events.details", "staff.name"])
    .where("lead_events.lead_id", "=", leadId)
    .where("lead_events.kind", "=", "appointment")
    .orderBy("lead_events.number", "desc")
    .limit(lookedThrough)
    .execute();
  return events.find(({ details }) => changes.includes(JSON.parse(details).event))?.name;
}
