import type { Appointment } from "#domain/appointment/appointment.ts";
import type { Suspicion } from "#domain/spam/suspicion.ts";
import type { AppointmentsTable } from "#server/database/schema/booking-tables.ts";
import type { AppointmentEvent, AppointmentEventName } from "./appointment-mails.tsx";
import { snapshotOf } from "./appointment-snapshot.ts";

/** An appointment as it is now, and the event that changed it; null when nothing changed. */
export type AppointmentWithEvent = { appointment: Appointment; event: AppointmentEvent | null };

/** What has just happened to an appointment, and what its mails say besides. */
export function changed(
  event: AppointmentEventName,
  row: AppointmentsTable,
  besides: Pick<AppointmentEvent, "previous" | "others"> = {},
): AppointmentWithEvent {
  const suspicion: Suspicion = {
    isSuspected: row.suspected === 1,
    isConfirmationWithheld: row.withheld === 1,
  };
  return {
    appointment: asAppointment(row),
    event: { event, appointment: snapshotOf(row), suspicion, ...besides },
  };
}

/** An appointment to which nothing has happened. */
export function unchanged(row: AppointmentsTable): AppointmentWithEvent {
  return { appointment: asAppointment(row), event: null };
}

export function asAppointment(row: AppointmentsTable): Appointment {
  return {
    id: row.id,
    date: row.date,
    timeSlot: row.slot,
    ...(row.status === "booked" && row.pending_until
      ? { status: "pending" as const, pendingUntil: row.pending_until }
      : { status: row.status }),
  };
}
