import { type SeatsTaken, seatsTakenAt } from "#domain/appointment/availability.ts";
import type { CalendarDay } from "#domain/calendar/calendar-day.ts";
import type { Slot } from "#domain/calendar/slot.ts";
import type { Database, DatabaseTransaction } from "#server/database/connection.ts";
import type { HoldsTable } from "#server/database/schema/booking-tables.ts";

/** Seats that are held now on each of the given days, by slot, without those of `holder`. */
export async function countHeld(
  database: Database,
  dates: readonly CalendarDay[],
  now: Date,
  holder = "",
): Promise<Map<CalendarDay, SeatsTaken>> {
  if (dates.length === 0) return new Map();
  const rows = await database
    .selectFrom("holds")
    .select((row) => ["date", "slot", row.fn.countAll<number | string>().as("held")])
    .where("date", "in", dates)
    .where("ends_at", ">", now.toISOString())
    .where("holder", "<>", holder)
    .groupBy(["date", "slot"])
    .execute();
  const byDate = new Map<CalendarDay, SeatsTaken>();
  for (const row of rows) {
    byDate.set(row.date, { ...byDate.get(row.date), [row.slot]: Number(row.held) });
  }
  return byDate;
}

/** When the holds of each day from `first` to `last` end that are held now, by slot, the earliest first. */
export async function findHoldEnds(
  database: Database,
  { first, last }: { first: CalendarDay; last: CalendarDay },
  now: Date,
): Promise<Map<CalendarDay, Partial<Record<Slot, string[]>>>> {
  const rows = await database
    .selectFrom("holds")
    .select(["date", "slot", "ends_at"])
    .where("date", ">=", first)
    .where("date", "<=", last)
    .where("ends_at", ">", now.toISOString())
    .orderBy("ends_at")
    .execute();
  const byDate = new Map<CalendarDay, Partial<Record<Slot, string[]>>>();
  for (const { date, slot, ends_at } of rows) {
    const ends = byDate.get(date) ?? {};
    byDate.set(date, { ...ends, [slot]: [...(ends[slot] ?? []), ends_at] });
  }
  return byDate;
}

/** Seats that are held now of a slot, or of one that runs into its inspection, which takes up to `minutes`. */
export async function countHeldAt(
  database: Database,
  { date, slot, minutes }: { date: CalendarDay; slot: Slot; minutes: number },
  now: Date,
): Promise<number> {
  const held = (await countHeld(database, [date], now)).get(date) ?? {};
  return seatsTakenAt(held, slot, minutes);
}

/** Seats of any day that the browsers of a block of addresses hold now, by the digest of the block. */
export async function countHeldBy(database: Database, block: string, now: Date): Promise<number> {
  const { held } = await database
    .selectFrom("holds")
    .select((row) => row.fn.countAll<number | string>().as("held"))
    .where((row) =>
      row.or([
        row("network", "=", block),
        row("wider_network", "=", block),
        row("widest_network", "=", block),
      ]),
    )
    .where("ends_at", ">", now.toISOString())
    .executeTakeFirstOrThrow();
  return Number(held);
}

/** What a holder holds now. */
export async function findHoldOf(
  database: Database,
  holder: string,
  now: Date,
): Promise<HoldsTable | undefined> {
  return database
    .selectFrom("holds")
    .selectAll()
    .where("holder", "=", holder)
    .where("ends_at", ">", now.toISOString())
    .executeTakeFirst();
}

/** The first number of a slot's seats that nobody has and nobody holds. Lock the day first. */
export async function freeNumber(
  transaction: DatabaseTransaction,
  { date, slot }: { date: CalendarDay; slot: Slot },
): Promise<number> {
  const seats = await transaction
    .selectFrom("seats")
    .select("seat")
    .where("date", "=", date)
    .where("slot", "=", slot)
    .execute();
  const holds = await transaction
    .selectFrom("holds")
    .select("seat")
    .where("date", "=", date)
    .where("slot", "=", slot)
    .execute();
  const taken = new Set([...seats, ...holds].map(({ seat }) => seat));
  let number = 1;
  while (taken.has(number)) number += 1;
  return number;
}

/** Stores what a holder holds, also in place of what another tab of theirs has stored meanwhile. Lock the day first. */
export async function storeHold(transaction: DatabaseTransaction, row: HoldsTable): Promise<void> {
  const { holder: _, ...held } = row;
  await transaction
    .insertInto("holds")
    .values(row)
    .onConflict((conflict) => conflict.column("holder").doUpdateSet(held))
    .execute();
}

/** Frees what a holder holds. */
export async function deleteHoldOf(database: Database, holder: string): Promise<void> {
  await database.deleteFrom("holds").where("holder", "=", holder).execute();
}

/** Frees this hold, if it is the holder's. @returns whether it was. */
export async function deleteHold(
  database: Database,
  { id, holder }: Pick<HoldsTable, "id" | "holder">,
): Promise<boolean> {
  const { numDeletedRows } = await database
    .deleteFrom("holds")
    .where("id", "=", id)
    .where("holder", "=", holder)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Deletes holds of a day that have ended; their seats have been free since then. */
export async function deleteEndedHolds(
  transaction: DatabaseTransaction,
  date: CalendarDay,
  now: Date,
): Promise<void> {
  await transaction
    .deleteFrom("holds")
    .where("date", "=", date)
    .where("ends_at", "<=", now.toISOString())
    .execute();
}
