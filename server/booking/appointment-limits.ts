import { mailboxKey } from "#domain/person/mailbox-key.ts";
import type { AppointmentEvent } from "#server/appointment/appointment-mails.tsx";
import { startsAhead } from "#server/appointment/appointments-ahead.ts";
import type { DatabaseTransaction } from "#server/database/connection.ts";
import type { BookingDeps } from "./booking-deps.ts";

/** Counts what a visitor did with an appointment. @throws Refusal 429 when `network` is over a limit. */
export async function limitEvent(
  { limits, profile, clock }: BookingDeps,
  transaction: DatabaseTransaction,
  { event, appointment }: AppointmentEvent,
  network: string,
): Promise<void> {
  if (event === "cancelled") return limits.cancellation(transaction, network);
  if (event === "moved")
    return limits.move(transaction, { network, appointmentId: appointment.id });
  const mailbox = mailboxKey(appointment.email);
  const openAppointments = () => startsAhead(transaction, mailbox, { profile, now: clock() });
  return limits.appointment(transaction, { network, mailbox, openAppointments });
}
