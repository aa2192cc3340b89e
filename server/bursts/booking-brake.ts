import {
  type BurstSpan,
  countsSince,
  goesOn,
  isHeldBack,
  mostInWindow,
  mostUnconfirmed,
  pendingUntil,
} from "#domain/appointment/booking-brake.ts";
import type { BusinessProfile } from "#domain/business/business-profile.ts";
import { dayInZone } from "#domain/calendar/calendar-day.ts";
import { updateAppointment } from "#server/appointment/appointments-repository.ts";
import type { DatabaseTransaction } from "#server/database/connection.ts";
import type { BookingBurstsTable } from "#server/database/schema/booking-tables.ts";
import { enqueue } from "#server/mail/enqueue.ts";
import { unguessableId } from "#server/unguessable-id.ts";
import {
  addToBurst,
  bookingsSince,
  knownMailboxes,
  lockBrake,
  newestBurst,
  storeBurst,
  unconfirmedBookings,
  updateBurst,
  type VisitorBooking,
} from "./bursts-repository.ts";
import { countFreeAhead } from "./free-ahead.ts";
import { burstMailKinds } from "./pending-mails.tsx";

/** The booking to judge. */
type Booking = { id: string; mailbox: string };

type Judging = {
  profile: BusinessProfile;
  now: Date;
  /** Counts a firm booking for its network; false when the network has used up its limit. */
  mayBookFirmly: () => Promise<boolean>;
};

/** Why a booking has to be confirmed: those before it, and whether they are a burst that the office is told about. */
type Rush = { bookings: VisitorBooking[]; isBurst: boolean };

/** A booking that is held back, those before it, and which mailboxes are known. */
type Gathered = {
  booking: Booking;
  before: readonly VisitorBooking[];
  known: ReadonlySet<string>;
  now: Date;
};

/**
 * Decides about a visitor's booking that has its seat, one booking at a time across all processes. If we do not know the
 * person, it becomes pending during a burst, and when its network has used up its limit of firm bookings. The first booking of
 * a burst also adds the ones before it to the burst, and tells the office.
 * @returns until when it is kept; null when it is firm.
 */
export async function brake(
  transaction: DatabaseTransaction,
  booking: Booking,
  judging: Judging,
): Promise<Date | null> {
  const { profile, now } = judging;
  await lockBrake(transaction, now);
  const newest = await newestBurst(transaction);
  const rush =
    (await rushAround(transaction, newest, judging)) ?? (await crowdOf(transaction, judging));
  if (!rush) return null;
  const today = dayInZone(now.getTime(), profile.timeZone);
  const mailboxes = [booking.mailbox, ...rush.bookings.map(({ mailbox }) => mailbox)];
  const known = await knownMailboxes(transaction, [...new Set(mailboxes)], today);
  if (known.has(booking.mailbox)) return null;
  if (rush.isBurst) {
    const before = rush.bookings;
    await addToNewest(transaction, newest, { booking, before, known, now });
  }
  const until = pendingUntil(now);
  await updateAppointment(transaction, booking.id, { pending_until: until.toISOString() });
  return until;
}

/** The bookings that make this one part of a burst; undefined if there is no burst. */
async function rushAround(
  transaction: DatabaseTransaction,
  newest: BookingBurstsTable | undefined,
  { profile, now }: Judging,
): Promise<Rush | undefined> {
  // The booking that is being judged has no lead yet, so it is not among these.
  const inWindow = await bookingsSince(transaction, countsSince(undefined, now));
  const recent = inWindow.length + 1;
  if (recent <= mostInWindow) return undefined;
  const since = countsSince(newest && spanOf(newest), now);
  const bookings = await bookingsSince(transaction, since);
  const standing = bookings.filter(({ status }) => status === "booked").length + 1;
  // Otherwise somebody who fills the calendar would get another share each time the office takes it back.
  const givenBack = bookings.filter(({ isTakenBack }) => isTakenBack).length;
  const taken = standing + givenBack;
  const free = await countFreeAhead(transaction, { profile, now });
  return isHeldBack({ recent, taken, givenBack, free }) ? { bookings, isBurst: true } : undefined;
}

/** The unconfirmed bookings when a network is over its limit; they are a burst only if there are many. */
async function crowdOf(
  transaction: DatabaseTransaction,
  { mayBookFirmly }: Judging,
): Promise<Rush | undefined> {
  if (await mayBookFirmly()) return undefined;
  const bookings = await unconfirmedBookings(transaction);
  return { bookings, isBurst: bookings.length >= mostUnconfirmed };
}

/** Adds to the current burst, or starts one and tells the office. A burst that was taken back gets no more bookings. */
async function addToNewest(
  transaction: DatabaseTransaction,
  newest: BookingBurstsTable | undefined,
  { booking, before, known, now }: Gathered,
): Promise<void> {
  const at = now.toISOString();
  const loose = before.filter(({ burst_id, status }) => burst_id === null && status === "booked");
  const isOpen =
    newest?.taken_back_at === null &&
    (goesOn(spanOf(newest), now) || before.some(({ burst_id }) => burst_id === newest.id));
  const burstId = isOpen ? newest.id : unguessableId();
  if (isOpen) await updateBurst(transaction, burstId, { last_at: at });
  else {
    const earliest = before.map(({ created_at }) => created_at).sort()[0] ?? at;
    const beganAt = loose.map(({ created_at }) => created_at).sort()[0] ?? at;
    const row = { id: burstId, began_at: beganAt, last_at: at, counts_since: earliest };
    await storeBurst(transaction, { ...row, taken_back_at: null, taken_back_by: null });
    const payload = { bookings: loose.length + 1, beganAt };
    await enqueue(transaction, burstMailKinds, { kind: "booking-burst", payload }, now);
  }
  const strangers = loose.filter(({ mailbox }) => !known.has(mailbox));
  await addToBurst(transaction, burstId, [...strangers.map(({ id }) => id), booking.id]);
}

function spanOf({ counts_since, last_at }: BookingBurstsTable): BurstSpan {
  return { beganAt: new Date(counts_since), lastAt: new Date(last_at) };
}
