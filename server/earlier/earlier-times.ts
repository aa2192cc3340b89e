import { type DayPart, isBefore } from "#domain/appointment/earlier-times.ts";
import type { BusinessProfile } from "#domain/business/business-profile.ts";
import { clockTime } from "#domain/calendar/clock-time.ts";
import { slotStart } from "#domain/calendar/slot.ts";
import { instantInZone } from "#domain/calendar/zone-instant.ts";
import { lockAppointment } from "#server/appointment/appointments-repository.ts";
import type { AvailabilityServices } from "#server/appointment/availability.ts";
import { findCalendarRow } from "#server/appointment/calendar-rows.ts";
import type { Connection, DatabaseTransaction } from "#server/database/connection.ts";
import type { AppointmentsTable } from "#server/database/schema/booking-tables.ts";
import { addLeadChange } from "#server/lead/lead-events.ts";
import { Refusal, unknownAppointment } from "#server/refusal.ts";
import type { Submissions } from "#server/submission/submissions.ts";
import { isId } from "#server/unguessable-id.ts";
import {
  closeOffer,
  findOpenOffer,
  lockFreedTime,
  type OfferedTime,
  settleFreedTime,
} from "./offers-repository.ts";
import { deleteWish, hasWish, storeWish } from "./wishes-repository.ts";

/** Asking for an earlier time, and answering an offer of one. Taking it is a move (`appointments.takeEarlier`). */
export function createEarlierTimeServices(parts: {
  connection: Connection;
  profile: BusinessProfile;
  clock: () => Date;
  submissions: Submissions;
  availability: Pick<AvailabilityServices, "changedBy">;
}) {
  const { connection, profile, clock, submissions, availability } = parts;
  const { database } = connection;

  return {
    /** Whether the person of an appointment waits for an earlier time, and the one that they can take now. */
    async find(id: string) {
      const offer = isId(id) ? await findOpenOffer(database, id, clock()) : undefined;
      return {
        isWanted: isId(id) && (await hasWish(database, id)),
        offer: offer && {
          id: offer.id,
          date: offer.date,
          timeSlot: offer.slot,
          until: clockTime(new Date(offer.ends_at), profile.timeZone),
        },
      };
    },

    /** Notes that they want one. @throws Refusal 404 unknown, 409 when the appointment is canceled or past. */
    ask: (id: string, dayPart: DayPart, network: string): Promise<void> =>
      changed(id, network, async (transaction, row) => {
        if (row.status !== "booked" || row.pending_until || startOf(row) <= clock().getTime()) {
          throw new Refusal(409, "This inspection can no longer be moved.");
        }
        await storeWish(transaction, { appointmentId: id, dayPart }, clock());
      }),

    /** They keep the time they have, and hear of the next one that opens. @throws Refusal 404 */
    decline: (id: string, offerId: string, network: string): Promise<void> =>
      changed(id, network, async (transaction) => {
        const offer = await findOpenOffer(transaction, id, clock());
        if (offer?.id === offerId) await closeOffer(transaction, offer.id, "declined");
      }),

    /** They want no more offers. @throws Refusal 404 */
    stop: (id: string, network: string): Promise<void> =>
      changed(id, network, async (transaction) => {
        const offer = await findOpenOffer(transaction, id, clock());
        if (offer) await closeOffer(transaction, offer.id, "declined");
        await deleteWish(transaction, id);
      }),
  };

  /** Changes what an appointment's person wants, and shows it on open screens of its lead. */
  function changed(
    id: string,
    network: string,
    work: (transaction: DatabaseTransaction, row: AppointmentsTable) => Promise<void>,
  ): Promise<void> {
    const done = submissions.changeLimited(network, async (transaction) => {
      const row = isId(id) ? await lockAppointment(transaction, id) : undefined;
      if (!row) throw unknownAppointment();
      await work(transaction, row);
      const shown = await findCalendarRow(transaction, id);
      if (shown) await addLeadChange(transaction, shown.leadId, clock());
    });
    return availability.changedBy(done);
  }

  function startOf({ date, slot }: AppointmentsTable): number {
    return instantInZone(date, slotStart(slot), profile.timeZone);
  }
}

/**
 * Accepts an offer in the transaction that moves the appointment: nobody else can take it now, and they stop waiting
 * for another.
 * @throws Refusal 409 when it has ended, or what they have is earlier by now.
 */
export async function acceptOffer(
  transaction: DatabaseTransaction,
  row: AppointmentsTable,
  offerId: string,
  now: Date,
): Promise<OfferedTime> {
  const offer = await findOpenOffer(transaction, row.id, now);
  const has = { date: row.date, timeSlot: row.slot };
  if (offer?.id !== offerId || !isBefore({ date: offer.date, timeSlot: offer.slot }, has)) {
    throw new Refusal(409, offerEnded).because("offer ended");
  }
  // Locked before the day, as by whoever offers it.
  if (await lockFreedTime(transaction, offer.freed_id)) {
    await settleFreedTime(transaction, offer.freed_id, now);
  }
  await closeOffer(transaction, offer.id, "taken");
  await deleteWish(transaction, row.id);
  return offer;
}

const offerEnded =
  "That time is no longer held for you. Your inspection stays where it is, and we'll write when another one opens.";
