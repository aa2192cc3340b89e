import type { Appointment } from "#domain/appointment/appointment.ts";
import type { SaidOrigin } from "#domain/lead/came-from.ts";
import type { AppointmentWithEvent } from "#server/appointment/changed-appointment.ts";
import { appointmentMails, changeOf } from "#server/appointment/mails-of-event.ts";
import type { DatabaseTransaction } from "#server/database/connection.ts";
import { limitEvent } from "./appointment-limits.ts";
import type { BookingDeps } from "./booking-deps.ts";

/**
 * Counts what a visitor did with an appointment against its limits and queues its mails, in its transaction. Without an
 * event nothing has changed.
 * @throws Refusal 429 when `network` is over a limit; the event is rolled back.
 */
export async function announce(
  deps: BookingDeps,
  transaction: DatabaseTransaction,
  { appointment, event }: AppointmentWithEvent,
  { network, cameFrom }: { network: string; cameFrom?: SaidOrigin | undefined },
): Promise<Appointment> {
  if (!event) return appointment;
  await limitEvent(deps, transaction, event, network);
  const mails = appointmentMails(event, changeOf(event, cameFrom));
  await deps.queueLeadMails(transaction, mails, { network });
  return appointment;
}
