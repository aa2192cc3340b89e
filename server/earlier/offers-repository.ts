import { sql } from "kysely";
import type { OfferState, Waiting } from "#domain/appointment/earlier-times.ts";
import { deleteHoldOf } from "#server/appointment/holds-repository.ts";
import type { Database, DatabaseTransaction } from "#server/database/connection.ts";
import type {
  EarlierOffersTable,
  FreedTimesTable,
} from "#server/database/schema/booking-tables.ts";
import { findMailable } from "#server/mail/writing-gate.ts";

/** Freed times that are still to be offered, the longest freed first. */
export async function findOpenFreedTimes(
  database: Database,
  limit: number,
): Promise<FreedTimesTable[]> {
  return database
    .selectFrom("freed_times")
    .selectAll()
    .where("settled_at", "is", null)
    .orderBy("freed_at")
    .orderBy("id")
    .limit(limit)
    .execute();
}

/**
 * Keeps others from offering a freed time until the transaction ends; undefined when it is settled. An update that changes
 * nothing locks the row on both engines.
 */
export async function lockFreedTime(
  transaction: DatabaseTransaction,
  id: string,
): Promise<FreedTimesTable | undefined> {
  return transaction
    .updateTable("freed_times")
    .set((row) => ({ freed_at: row.ref("freed_at") }))
    .where("id", "=", id)
    .where("settled_at", "is", null)
    .returningAll()
    .executeTakeFirst();
}

/** No longer offers a freed time to anyone. */
export async function settleFreedTime(
  transaction: DatabaseTransaction,
  id: string,
  now: Date,
): Promise<void> {
  await transaction
    .updateTable("freed_times")
    .set({ settled_at: now.toISOString() })
    .where("id", "=", id)
    .execute();
}

/** Everybody whom we can mail and who wants an earlier time than the one they have, as a freed time is offered. */
export async function findWaiting(
  transaction: DatabaseTransaction,
  freed: FreedTimesTable,
): Promise<Waiting[]> {
  const rows = await transaction
    .selectFrom("earlier_wishes")
    .innerJoin("appointments", "appointments.id", "earlier_wishes.appointment_id")
    .select(["appointments.id", "date", "slot", "day_part", "asked_at"])
    .select((row) => [
      row
        .exists(
          row
            .selectFrom("earlier_offers")
            .select(sql`1`.as("one"))
            .whereRef("earlier_offers.appointment_id", "=", "appointments.id")
            .where("freed_id", "=", freed.id),
        )
        .as("was_offered"),
      row
        .exists(
          row
            .selectFrom("earlier_offers")
            .select(sql`1`.as("one"))
            .whereRef("earlier_offers.appointment_id", "=", "appointments.id")
            .where("state", "=", "open"),
        )
        .as("has_open_offer"),
    ])
    .where("status", "=", "booked")
    .where("date", ">=", freed.date)
    // Until they know of a move by the desk, they would not understand what is earlier.
    .where("told_date", "is", null)
    .execute();
  const ids = rows.map(({ id }) => id);
  const mailable = await findMailable(transaction, ids, "unasked");
  return rows
    .filter(({ id }) => mailable.has(id))
    .map((row) => ({
      appointmentId: row.id,
      has: { date: row.date, timeSlot: row.slot },
      dayPart: row.day_part,
      askedAt: row.asked_at,
      wasOffered: Boolean(row.was_offered),
      hasOpenOffer: Boolean(row.has_open_offer),
    }));
}

export async function insertOffer(
  transaction: DatabaseTransaction,
  row: EarlierOffersTable,
): Promise<void> {
  await transaction.insertInto("earlier_offers").values(row).execute();
}

/** Whether somebody can still take a freed time. */
export async function hasOpenOffer(
  transaction: DatabaseTransaction,
  freedId: string,
): Promise<boolean> {
  const row = await transaction
    .selectFrom("earlier_offers")
    .select("id")
    .where("freed_id", "=", freedId)
    .where("state", "=", "open")
    .executeTakeFirst();
  return row !== undefined;
}

/** Ends offers that nobody has answered in time. Their seats have been free since then. */
export async function endOverdueOffers(database: Database, now: Date): Promise<void> {
  const overdue = await database
    .selectFrom("earlier_offers")
    .select("id")
    .where("state", "=", sql.lit("open"))
    .where("ends_at", "<=", now.toISOString())
    .execute();
  if (overdue.length === 0) return;
  await database
    .updateTable("earlier_offers")
    .set({ state: "ended" })
    .where("state", "=", "open")
    .where("ends_at", "<=", now.toISOString())
    .execute();
}

/** An offer with the time that it is about. */
export type OfferedTime = EarlierOffersTable & Pick<FreedTimesTable, "date" | "slot">;

/** The offer that the person of an appointment can take now. */
export async function findOpenOffer(
  database: Database,
  appointmentId: string,
  now: Date,
): Promise<OfferedTime | undefined> {
  return database
    .selectFrom("earlier_offers")
    .innerJoin("freed_times", "freed_times.id", "freed_id")
    .selectAll("earlier_offers")
    .select(["date", "slot"])
    .where("appointment_id", "=", appointmentId)
    .where("state", "=", "open")
    .where("ends_at", ">", now.toISOString())
    .executeTakeFirst();
}

/** Ends an open offer and frees what it holds. @returns whether it still was open. */
export async function closeOffer(
  transaction: DatabaseTransaction,
  id: string,
  state: Exclude<OfferState, "open">,
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable("earlier_offers")
    .set({ state })
    .where("id", "=", id)
    .where("state", "=", "open")
    .executeTakeFirst();
  await deleteHoldOf(transaction, id);
  return numUpdatedRows > 0n;
}
