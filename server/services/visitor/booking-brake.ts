import {
  countsSince,
  goesOn,
  isHeldBack,
  mostInWindow,
  pendingUntil,
} from "#domain/appointment/booking-brake.ts";
import type { BusinessProfile } from "#domain/business/business-profile.ts";
import { dayInZone } from "#domain/calendar/calendar-day.ts";
import { updateAppointment } from "#server/appointment/appointments-repository.ts";
import {
  addToBurst,
  bookingsSince,
  knownMailboxes,
  lockBrake,
  newestBurst,
  storeBurst,
  updateBurst,
} from "#server/appointment/bursts-repository.ts";
import { countFreeAhead } from "#server/appointment/free-ahead.ts";
import type { DatabaseTransaction } from "#server/database/connection.ts";
import { enqueue } from "#server/mail/enqueue.ts";
import { mailKinds } from "#server/services/background/mail-kinds.ts";
import { unguessableId } from "#server/unguessable-id.ts";

/** The booking to judge. */
type Booking = { id: string; mailbox: string };

/**
 * Judges a visitor's booking that has its seat, after those of all other processes. In a burst the booking of somebody we do
 * not know becomes pending; the first one also makes what came before it part of the burst, and tells the office.
 * @returns until when it is kept; null when it is firm.
 */
export async function brake(
  transaction: DatabaseTransaction,
  booking: Booking,
  { profile, now }: { profile: BusinessProfile; now: Date },
): Promise<Date | null> {
  await lockBrake(transaction, now);
  const newest = await newestBurst(transaction);
  const span = newest && {
    beganAt: new Date(newest.counts_since),
    lastAt: new Date(newest.last_at),
  };
  // Whoever is judged has no lead yet, and is not among these.
  const inWindow = await bookingsSince(transaction, countsSince(undefined, now));
  const recent = inWindow.length + 1;
  if (recent <= mostInWindow) return null;
  const since = countsSince(span, now);
  const before = await bookingsSince(transaction, since);
  const standing = before.filter(({ status }) => status === "booked").length + 1;
  // Or whoever books the calendar full gets another part of it each time that the office takes it back.
  const givenBack = before.filter(({ isTakenBack }) => isTakenBack).length;
  const taken = standing + givenBack;
  const free = await countFreeAhead(transaction, { profile, now });
  if (!isHeldBack({ recent, taken, givenBack, free })) return null;
  const today = dayInZone(now.getTime(), profile.timeZone);
  const mailboxes = [booking.mailbox, ...before.map(({ mailbox }) => mailbox)];
  const known = await knownMailboxes(transaction, [...new Set(mailboxes)], today);
  if (known.has(booking.mailbox)) return null;

  const at = now.toISOString();
  const isRunning = newest !== undefined && span !== undefined && goesOn(span, now);
  // What comes after it was taken back is shown and told anew.
  const isOpen = isRunning && newest.taken_back_at === null;
  const burstId = isOpen ? newest.id : unguessableId();
  if (isOpen) await updateBurst(transaction, burstId, { last_at: at });
  else {
    const earliest = before.map(({ created_at }) => created_at).sort()[0] ?? at;
    const ofThis = before.filter(
      ({ burst_id, status }) => burst_id === null && status === "booked",
    );
    const beganAt = ofThis.map(({ created_at }) => created_at).sort()[0] ?? at;
    const row = { id: burstId, began_at: beganAt, last_at: at, counts_since: earliest };
    await storeBurst(transaction, { ...row, taken_back_at: null, taken_back_by: null });
    const payload = { bookings: ofThis.length + 1, beganAt };
    await enqueue(transaction, mailKinds, { kind: "booking-burst", payload }, now);
  }
  const strangers = before.filter(
    ({ mailbox, burst_id, status }) =>
      burst_id === null && status === "booked" && !known.has(mailbox),
  );
  await addToBurst(transaction, burstId, [...strangers.map(({ id }) => id), booking.id]);
  const until = pendingUntil(now);
  await updateAppointment(transaction, booking.id, { pending_until: until.toISOString() });
  return until;
}
