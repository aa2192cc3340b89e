import { bookableDays, openSlots } from "#domain/appointment/appointment-rules.ts";
import { capacityOf } from "#domain/appointment/capacity.ts";
import {
  isInTime,
  isWaking,
  nextInLine,
  offerMinutes,
  type Waiting,
} from "#domain/appointment/earlier-times.ts";
import type { BusinessProfile } from "#domain/business/business-profile.ts";
import { dayInZone } from "#domain/calendar/calendar-day.ts";
import { appointmentInstants } from "#server/appointment/appointment-instants.ts";
import { snapshotOf } from "#server/appointment/appointment-snapshot.ts";
import {
  countSeatsAt,
  findAppointment,
  lockDays,
} from "#server/appointment/appointments-repository.ts";
import { findCalendarRow } from "#server/appointment/calendar-rows.ts";
import {
  countHeldAt,
  deleteEndedHolds,
  freeNumber,
  storeHold,
} from "#server/appointment/holds-repository.ts";
import type { Moment } from "#server/appointment/moment.ts";
import { readStaffing, staffingRulesOf } from "#server/appointment/staffing.ts";
import type { Connection, DatabaseTransaction } from "#server/database/connection.ts";
import type { FreedTimesTable } from "#server/database/schema/booking-tables.ts";
import { addLeadChange } from "#server/lead/lead-events.ts";
import { enqueue } from "#server/mail/enqueue.ts";
import { unguessableId } from "#server/unguessable-id.ts";
import { offerKinds } from "./offer-mail.tsx";
import {
  endOverdueOffers,
  findOpenFreedTimes,
  findWaiting,
  hasOpenOffer,
  insertOffer,
  lockFreedTime,
  settleFreedTime,
} from "./offers-repository.ts";

/** Freed times looked at per look; the others are found a second later. */
const atOnce = 100;

type Looking = {
  profile: BusinessProfile;
  clock: () => Date;
  log: { error(details: object, message: string): void };
};

/**
 * Offers every freed time to whoever has waited longest, with a mail and a seat held for as long as the offer lasts; once
 * it has ended, to the next. Any number of processes may share a database: each time is locked, and looked at again.
 */
export async function offerFreedTimes(connection: Connection, looking: Looking): Promise<void> {
  const { profile, clock, log } = looking;
  await endOverdueOffers(connection.database, clock());
  if (!isWaking(minuteOfDay(clock(), profile.timeZone))) return;
  for (const { id } of await findOpenFreedTimes(connection.database, atOnce)) {
    try {
      await connection.transact((transaction) => offerOne(transaction, id, looking));
    } catch (error) {
      // The others are not kept waiting; this one is tried again.
      log.error({ err: error }, "offer of a freed time failed");
    }
  }
}

async function offerOne(
  transaction: DatabaseTransaction,
  id: string,
  { profile, clock }: Looking,
): Promise<void> {
  const freed = await lockFreedTime(transaction, id);
  if (!freed) return;
  await lockDays(transaction, [freed.date]);
  // The locks may have taken their time, and the evening with it.
  const now = clock();
  if (!isWaking(minuteOfDay(now, profile.timeZone))) return;
  const capacity = await roomAt(transaction, freed, { profile, now });
  const at = { date: freed.date, slot: freed.slot, minutes: profile.inspection.takes.to };
  const taken = await countSeatsAt(transaction, at);
  // Closed, booked again, or too soon: nobody can still have it.
  if (taken >= capacity) return settleFreedTime(transaction, id, now);
  if (await hasOpenOffer(transaction, id)) return;
  const time = { date: freed.date, timeSlot: freed.slot };
  const { next, isOver } = nextInLine(time, await findWaiting(transaction, freed));
  if (isOver) return settleFreedTime(transaction, id, now);
  const held = await countHeldAt(transaction, at, now);
  if (next && taken + held < capacity) await offer(transaction, freed, next, now);
}

/** Appointments that a freed time has room for, as long as it can be offered at all. */
async function roomAt(
  transaction: DatabaseTransaction,
  { date, slot }: FreedTimesTable,
  { profile, now }: Moment,
): Promise<number> {
  const today = dayInZone(now.getTime(), profile.timeZone);
  const time = { date, timeSlot: slot };
  const { start } = appointmentInstants(time, profile.timeZone, profile.inspection.takes.to);
  const isOffered = date === today || bookableDays(today, profile).includes(date);
  if (!isOffered || !openSlots(date, profile).includes(slot) || !isInTime(start, now)) return 0;
  const staffing = await readStaffing(transaction, date, date);
  return capacityOf(staffing, date, slot, staffingRulesOf(profile));
}

/** Holds the seat and mails the person, both in the transaction of the offer. */
async function offer(
  transaction: DatabaseTransaction,
  { id: freedId, date, slot }: FreedTimesTable,
  { appointmentId }: Waiting,
  now: Date,
): Promise<void> {
  const row = await findAppointment(transaction, appointmentId);
  const shown = await findCalendarRow(transaction, appointmentId);
  if (!row || !shown) return;
  const id = unguessableId();
  const endsAt = new Date(now.getTime() + offerMinutes * 60_000).toISOString();
  await insertOffer(transaction, {
    ...{ id, freed_id: freedId, appointment_id: appointmentId, state: "open" },
    ...{ offered_at: now.toISOString(), ends_at: endsAt },
  });
  await deleteEndedHolds(transaction, date, now);
  const seat = await freeNumber(transaction, { date, slot });
  const hold = { id: unguessableId(), holder: id, ends_at: endsAt };
  const ofNoBrowser = { network: null, wider_network: null, widest_network: null };
  await storeHold(transaction, { date, slot, seat, ...hold, ...ofNoBrowser });
  const offered = { date, timeSlot: slot };
  const payload = { appointment: snapshotOf(row), offered, offerId: id, endsAt };
  const { leadId } = shown;
  await enqueue(transaction, offerKinds, { kind: "earlier-offer", payload, leadId }, now);
  await addLeadChange(transaction, leadId, now);
}

/** Minutes that the business's clock shows since midnight. */
function minuteOfDay(now: Date, timeZone: string): number {
  const { hour, minute } = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(
    timeZone,
  );
  return hour * 60 + minute;
}
