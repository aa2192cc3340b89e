import type { CalendarDay } from "#domain/calendar/calendar-day.ts";
import type { Slot } from "#domain/calendar/slot.ts";
import type { DatabaseTransaction } from "#server/database/connection.ts";
import { addLeadEvent, noteLeadChange } from "./lead-events.ts";

/** A change to a lead's appointment. */
export type AppointmentChange = {
  id: string;
  event: "booked" | "moved" | "cancelled";
  date: CalendarDay;
  timeSlot: Slot;
};

/**
 * Adds a change to the timeline of the appointment's lead, in the same transaction.
 * @returns the lead's id; undefined when the appointment has no lead.
 */
export async function noteAppointmentChange(
  transaction: DatabaseTransaction,
  appointment: AppointmentChange,
  now: Date,
  staffId: string | null = null,
): Promise<string | undefined> {
  const leadId = await leadOfAppointment(transaction, appointment.id);
  if (!leadId) return undefined;
  const details = appointmentDetails(appointment);
  await addLeadEvent(transaction, { leadId, at: now, kind: "appointment", staffId, details });
  await noteLeadChange(transaction, leadId, now);
  return leadId;
}

/** The form stored in the timeline. */
export function appointmentDetails({ event, date, timeSlot }: AppointmentChange) {
  return { event, date, timeSlot };
}

/** The lead for which this appointment was booked last, or that began as this appointment. */
async function leadOfAppointment(
  transaction: DatabaseTransaction,
  appointmentId: string,
): Promise<string | undefined> {
  for (const column of ["appointment_id", "source_id"] as const) {
    const lead = await transaction
      .selectFrom("leads")
      .select("id")
      .where(column, "=", appointmentId)
      .executeTakeFirst();
    if (lead) return lead.id;
  }
  return undefined;
}
