import type { CalendarDay } from "#domain/calendar/calendar-day.ts";
import type { Slot } from "#domain/calendar/slot.ts";
import type { DatabaseTransaction } from "#server/database/connection.ts";
import { addLeadChange, addLeadEvent } from "./lead-events.ts";
import { lockLeadOfAppointment } from "./stored-lead.ts";

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
  const details = appointmentDetails(appointment);
  await addLeadEvent(transaction, { leadId, at: now, kind: "appointment", staffId, details });
  await addLeadChange(transaction, leadId, now);
  return leadId;
}

/** The form stored in the timeline. */
export function appointmentDetails({ event, date, timeSlot }: LeadAppointmentEvent) {
  return { event, date, timeSlot };
}
