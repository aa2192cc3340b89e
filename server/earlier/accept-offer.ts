import { isBefore } from "#domain/appointment/earlier-times.ts";
import type { DatabaseTransaction } from "#server/database/connection.ts";
import type { AppointmentsTable } from "#server/database/schema/booking-tables.ts";
import { Refusal } from "#server/refusal.ts";
import {
  closeOffer,
  findOpenOffer,
  lockFreedTime,
  type OfferedTime,
  settleFreedTime,
} from "./offers-repository.ts";
import { deleteWish } from "./wishes-repository.ts";

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
