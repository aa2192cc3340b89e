import { pendingMailWords } from "#content/en/pending-mails.ts";
import { pageUrl, pressPath } from "#content/links.ts";
import { formatDay } from "#domain/calendar/calendar-day.ts";
import { clockTime } from "#domain/calendar/clock-time.ts";
import { slotLabel } from "#domain/calendar/slot.ts";
import type { SaidOrigin } from "#domain/lead/came-from.ts";
import { mailboxKey } from "#domain/person/mailbox-key.ts";
import { afterQuietHours } from "#domain/text/quiet-hours.ts";
import type { AppointmentEvent } from "#server/appointment/appointment-mails.tsx";
import { findAppointment } from "#server/appointment/appointments-repository.ts";
import { changeOf } from "#server/appointment/mails-of-event.ts";
import { brake } from "#server/bursts/booking-brake.ts";
import { burstMailKinds } from "#server/bursts/pending-mails.tsx";
import { pressKeyOf } from "#server/bursts/press-key.ts";
import type { DatabaseTransaction } from "#server/database/connection.ts";
import { queueText } from "#server/text/queue-text.ts";
import { limitEvent } from "./appointment-limits.ts";
import { consentTo } from "./booked-texts.ts";
import type { BookingDeps } from "./booking-deps.ts";

/** Until when a booking has to be confirmed; null: it is firm. */
export async function heldBackUntil(
  { profile, clock, limits }: BookingDeps,
  transaction: DatabaseTransaction,
  event: AppointmentEvent | null,
  network: string,
): Promise<Date | null> {
  if (!event || !limits.isOn) return null;
  const { id, email } = event.appointment;
  const booking = { id, mailbox: mailboxKey(email) };
  const mayBookFirmly = () => limits.mayBookFirmly(transaction, network);
  return brake(transaction, booking, { profile, now: clock(), mayBookFirmly });
}

/** A booking that waits until its visitor confirms it. */
type Pending = {
  event: AppointmentEvent;
  until: Date;
  network: string;
  cameFrom: SaidOrigin | undefined;
  textConsent: boolean | undefined;
};

/**
 * The same as `announce` for a booking that waits: the office is told once it is confirmed.
 * @returns whether the link is in a text, too. It is not if that would come only after the quiet hours.
 */
export async function announcePending(
  deps: BookingDeps,
  transaction: DatabaseTransaction,
  pending: Pending,
): Promise<boolean> {
  const { event, until, network, cameFrom, textConsent } = pending;
  const { appointment } = event;
  await limitEvent(deps, transaction, event, network);
  const key = pressKeyOf(appointment.id, deps.stampSecret);
  const change = changeOf(event, cameFrom);
  const causedBy = deps.limits.causing(network);
  const payload = { appointment, until: until.toISOString(), key, causedBy };
  await deps.queueLeadMails(
    transaction,
    {
      kinds: burstMailKinds,
      change:
        "arrived" in change ? { arrived: { ...change.arrived, pendingUntil: until } } : change,
      email: appointment.email,
      confirmation: { kind: "booking-pending", payload },
      notices: [],
    },
    { network },
  );
  if (!textConsent) return false;
  await consentTo(transaction, appointment.id, deps.clock());
  return textLink(deps, transaction, pending, key);
}

/** Texts the link that confirms a booking, unless these are quiet hours. @returns whether it is queued. */
async function textLink(
  { profile, mailOptions, clock }: BookingDeps,
  transaction: DatabaseTransaction,
  { event: { appointment }, until }: Pending,
  key: string,
): Promise<boolean> {
  const { id, date, timeSlot, phone: to } = appointment;
  const now = clock();
  if (afterQuietHours(now, profile.timeZone) > now) return false;
  const row = await findAppointment(transaction, id);
  const when = `${formatDay(date, "short")}, ${slotLabel(timeSlot)}`;
  const link = pageUrl(mailOptions.siteUrl, pressPath(id, key));
  const body = pendingMailWords.text(profile, {
    when,
    until: clockTime(until, profile.timeZone),
    link,
  });
  const text = { leadId: row?.lead_id ?? null, to, kind: "confirm" as const, body };
  return queueText(transaction, { ...text, notAfter: until }, { now, mailOptions });
}
