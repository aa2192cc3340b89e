import type { PartOfDay } from "#domain/appointment/busy-times.ts";
import type { CalendarDay } from "#domain/calendar/calendar-day.ts";
import type { Database, DatabaseTransaction } from "#server/database/connection.ts";
import type { BusyCalendarsTable } from "#server/database/schema/booking-tables.ts";

/** Rows of one insert: SQLite takes so many values at once. */
const rowsAtOnce = 200;

export type StoredCalendar = BusyCalendarsTable & { name: string; email: string };

/** The calendars of active staff: of all, or of one person; by name. */
export function findCalendars(database: Database, staffId?: string): Promise<StoredCalendar[]> {
  return withStaff(database)
    .$if(staffId !== undefined, (rows) =>
      rows.where("busy_calendars.staff_id", "=", staffId as string),
    )
    .orderBy("staff.name")
    .orderBy("busy_calendars.staff_id")
    .execute();
}

/** The calendars that are to be read now, the longest due first. */
export function findDue(database: Database, now: Date, most: number): Promise<StoredCalendar[]> {
  return withStaff(database)
    .where("busy_calendars.next_read_at", "<=", now.toISOString())
    .orderBy("busy_calendars.next_read_at")
    .limit(most)
    .execute();
}

function withStaff(database: Database) {
  return database
    .selectFrom("busy_calendars")
    .innerJoin("staff", "staff.id", "busy_calendars.staff_id")
    .selectAll("busy_calendars")
    .select(["staff.name", "staff.email"])
    .where("staff.is_active", "=", 1);
}

/** Puts off the next reading; false when another process was faster, or the address is another meanwhile. */
export async function claimReading(
  database: Database,
  { staff_id, address, next_read_at }: StoredCalendar,
  until: Date,
): Promise<boolean> {
  const claimed = await database
    .updateTable("busy_calendars")
    .set({ next_read_at: until.toISOString() })
    .where("staff_id", "=", staff_id)
    .where("address", "=", address)
    .where("next_read_at", "=", next_read_at)
    .returning("staff_id")
    .executeTakeFirst();
  return claimed !== undefined;
}

/** Stores a calendar; an earlier one of the person is forgotten. */
export async function replaceCalendar(
  transaction: DatabaseTransaction,
  row: BusyCalendarsTable,
): Promise<void> {
  const { staff_id: _, ...columns } = row;
  await transaction
    .insertInto("busy_calendars")
    .values(row)
    .onConflict((conflict) => conflict.column("staff_id").doUpdateSet(columns))
    .execute();
}

/** Updates a calendar that is still at the same address; false otherwise. */
export async function updateCalendar(
  transaction: DatabaseTransaction,
  { staff_id, address }: Pick<BusyCalendarsTable, "staff_id" | "address">,
  columns: Partial<BusyCalendarsTable>,
): Promise<boolean> {
  const updated = await transaction
    .updateTable("busy_calendars")
    .set(columns)
    .where("staff_id", "=", staff_id)
    .where("address", "=", address)
    .returning("staff_id")
    .executeTakeFirst();
  return updated !== undefined;
}

/** Forgets a calendar and its times; false when there was none. */
export async function deleteCalendar(
  transaction: DatabaseTransaction,
  staffId: string,
): Promise<boolean> {
  await transaction.deleteFrom("busy_times").where("staff_id", "=", staffId).execute();
  const row = await transaction
    .deleteFrom("busy_calendars")
    .where("staff_id", "=", staffId)
    .returning("staff_id")
    .executeTakeFirst();
  return row !== undefined;
}

/** Replaces when somebody is busy elsewhere. @returns whether that has changed. */
export async function replaceTimes(
  transaction: DatabaseTransaction,
  staffId: string,
  times: readonly PartOfDay[],
): Promise<boolean> {
  const before = await findTimes(transaction, [staffId]);
  const stored = before.map(({ day, from, to }) => `${day} ${from} ${to}`).sort();
  const wanted = times.map(({ day, from, to }) => `${day} ${from} ${to}`).sort();
  if (stored.length === wanted.length && stored.every((one, at) => one === wanted[at])) {
    return false;
  }
  await transaction.deleteFrom("busy_times").where("staff_id", "=", staffId).execute();
  for (let at = 0; at < times.length; at += rowsAtOnce) {
    const rows = times.slice(at, at + rowsAtOnce).map(({ day, from, to }) => ({
      ...{ staff_id: staffId, day },
      ...{ from_minute: from, to_minute: to },
    }));
    await transaction.insertInto("busy_times").values(rows).execute();
  }
  return true;
}

/** When these people are busy elsewhere from a day on, in order. */
export async function findTimes(
  database: Database,
  staffIds: readonly string[],
  first: CalendarDay | "" = "",
): Promise<(PartOfDay & { staffId: string })[]> {
  if (staffIds.length === 0) return [];
  const rows = await database
    .selectFrom("busy_times")
    .selectAll()
    .where("staff_id", "in", staffIds)
    .where("day", ">=", first as CalendarDay)
    .orderBy("day")
    .orderBy("from_minute")
    .execute();
  return rows.map(({ staff_id, day, from_minute, to_minute }) => ({
    ...{ staffId: staff_id, day, from: from_minute, to: to_minute },
  }));
}
