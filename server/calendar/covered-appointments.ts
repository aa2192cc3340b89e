import type { CalendarAppointment } from "#domain/appointment/calendar-contract.ts";
import { type Closure, covers } from "#domain/appointment/capacity.ts";
import type { CalendarDay } from "#domain/calendar/calendar-day.ts";
import { slotOfLabel } from "#domain/calendar/slot.ts";
import { findCalendarRows } from "#server/appointment/calendar-rows.ts";
import type { Database } from "#server/database/connection.ts";

/** The booked appointments that a closure covers some of, in order. @param minutes that each takes. */
export async function findCovered(
  database: Database,
  closure: Closure,
  minutes: number,
): Promise<CalendarAppointment[]> {
  const rows = await findCalendarRows(database, {
    first: closure.firstDay,
    last: closure.lastDay,
    inspectorId: closure.inspectorId ?? undefined,
  });
  return rows.filter(
    ({ status, date, timeSlot }) =>
      status === "booked" && covers(closure, date as CalendarDay, slotOfLabel(timeSlot), minutes),
  );
}
