import type { CalendarDay } from "#domain/calendar/calendar-day.ts";
import type { Slot } from "#domain/calendar/slot.ts";
import type { DatabaseTransaction } from "#server/database/connection.ts";
import { addLeadChange, addLeadEvent } from "./lead-events.ts";

/** What happened to a lead's appointment. */
export type LeadAppointmentEvent = {
  id: string;
  event: "booked" | "moved" | "cancelled";
  date: CalendarDay;
  timeSlot: Slot;
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
  const leadId = await lockLeadOfAppointment(transaction, appointment);
  if (!leadId) return undefined;
  const details = appointmentDetails(appointment);
  await addLeadEvent(transaction, { leadId, at: now, kind: "appointment", staffId, details });
  await addLeadChange(transaction, leadId, now);
  return leadId;
}

/** The form stored in the timeline. */
export function appointmentDetails({ event, date, timeSlot }: LeadAppointmentEvent) {
  return { event, date, timeSlot };
}

/**
 * Locks the lead for which this appointment was booked last, or that began as this appointment. An erasure of the
 * person is waited for.
 */
async function lockLeadOfAppointment(
  transaction: DatabaseTransaction,
  { id, event }: LeadAppointmentEvent,
): Promise<string | undefined> {
  for (const column of ["appointment_id", "source_id"] as const) {
    const lead = await transaction
      .updateTable("leads")
      .set((row) => ({ alert_at: event === "cancelled" ? null : row.ref("alert_at") }))
      .where(column, "=", id)
      .returning("id")
      .executeTakeFirst();
    if (lead) return lead.id;
  }
  return undefined;
}
