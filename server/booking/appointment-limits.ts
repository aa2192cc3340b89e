import { mailboxKey } from "#domain/person/mailbox-key.ts";
import type { AppointmentEvent } from "#server/appointment/appointment-mails.tsx";
import type { Appointments } from "#server/appointment/appointments.ts";
import type { DatabaseTransaction } from "#server/database/connection.ts";
import type { Limits } from "#server/limits/limits.ts";

/** Counts what a visitor did with an appointment. @throws Refusal 429 when `network` is over a limit. */
export async function limitEvent(
  transaction: DatabaseTransaction,
  { event, appointment }: AppointmentEvent,
  by: { limits: Limits; appointments: Appointments; network: string },
): Promise<void> {
  const { limits, appointments, network } = by;
  if (event === "cancelled") return limits.cancellation(transaction, network);
  if (event === "moved")
    return limits.move(transaction, { network, appointmentId: appointment.id });
  const mailbox = mailboxKey(appointment.email);
  const openAppointments = () => appointments.openAppointments(transaction, mailbox);
  return limits.appointment(transaction, { network, mailbox, openAppointments });
}
