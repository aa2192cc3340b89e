import type { BusyTime } from "#domain/appointment/busy-times.ts";
import type { CalendarDay } from "#domain/calendar/calendar-day.ts";
import type { Database } from "./connection.ts";

/** When staff are busy elsewhere on the days from `first` to `last`, as their own calendars say; in order. */
export function findBusyTimes(
  database: Database,
  first: CalendarDay,
  last: CalendarDay,
): Promise<BusyTime[]> {
  return database
    .selectFrom("busy_times")
    .select(["staff_id as inspectorId", "day", "from_minute as from", "to_minute as to"])
    .where("day", ">=", first)
    .where("day", "<=", last)
    .orderBy("day")
    .orderBy("from_minute")
    .execute();
}
