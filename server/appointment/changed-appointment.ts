import type { Appointment } from "#domain/appointment/appointment.ts";
import type { Suspicion } from "#domain/spam/suspicion.ts";
import type { AppointmentsTable } from "#server/database/schema/booking-tables.ts";
import type { AppointmentEvent, AppointmentEventName } from "./appointment-mails.tsx";
import { snapshotOf } from "./appointment-snapshot.ts";
import { believedTimeOf, untoldOf } from "./told-times.ts";

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

/** An appointment as its person sees it: at the time that they know, beside one to which we would move it. */
export function asAppointment(row: AppointmentsTable): Appointment {
  const isMoved = row.status === "booked" && untoldOf(row) !== null;
  return {
    id: row.id,
    ...believedTimeOf(row),
    ...(isMoved && { proposed: { date: row.date, timeSlot: row.slot } }),
    ...(row.status === "booked" && row.pending_until
      ? { status: "pending" as const, pendingUntil: row.pending_until }
      : { status: row.status }),
  };
}
