import type { Appointment } from "#domain/appointment/appointment.ts";
import type { SaidOrigin } from "#domain/lead/came-from.ts";
import { understoodPhone } from "#domain/person/understood-phone.ts";
import type { AppointmentEvent } from "#server/appointment/appointment-mails.tsx";
import type { AppointmentWithEvent } from "#server/appointment/changed-appointment.ts";
import { appointmentMails, changeOf } from "#server/appointment/mails-of-event.ts";
import type { DatabaseTransaction } from "#server/database/connection.ts";
import { textAboutAppointment } from "#server/text/appointment-texts.ts";
import { mayText } from "#server/text/consents.ts";
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

/** Texts the person of an appointment what they have done with it, unless they have got many such texts. */
export async function textAbout(
  { limits, mailOptions, clock }: BookingDeps,
  transaction: DatabaseTransaction,
  event: AppointmentEvent | null,
): Promise<void> {
  const number = event && understoodPhone(event.appointment.phone)?.e164;
  if (!number || !(await mayText(transaction, number))) return;
  if (!(await limits.mayTextAbout(transaction, number))) return;
  await textAboutAppointment(transaction, { event }, { mailOptions, now: clock() });
}
