import { freeTimes } from "#domain/appointment/free-times.ts";
import { type FreeTime, withoutPlaces } from "#domain/appointment/rescheduling.ts";
import { addDays, dayInZone } from "#domain/calendar/calendar-day.ts";
import { countSeats, findAssignedBetween } from "#server/appointment/appointments-repository.ts";
import type { Moment } from "#server/appointment/moment.ts";
import { findPromised } from "#server/appointment/reschedulings-repository.ts";
import { readStaffing, staffingRulesOf } from "#server/appointment/staffing.ts";
import type { Database } from "#server/database/connection.ts";

/**
 * The times at which appointments can go, in order: what visitors could book, and later today, without what is promised
 * to others.
 * @param moving Appointments whose own seats and promises count as free.
 */
export async function findFreeTimes(
  database: Database,
  { profile, now, moving }: Moment & { moving: readonly string[] },
): Promise<FreeTime[]> {
  const today = dayInZone(now.getTime(), profile.timeZone);
  const { horizonDays, takes } = profile.inspection;
  const days = Array.from({ length: horizonDays + 1 }, (_, index) => addDays(today, index));
  const last = days.at(-1) ?? today;
  const staffing = await readStaffing(database, today, last);
  const seats = await countSeats(database, days, moving);
  const assigned = await findAssignedBetween(database, today, last);
  const byDay = Map.groupBy(assigned, ({ date }) => date);
  const free = freeTimes(now, {
    rules: staffingRulesOf(profile),
    staffing,
    bookedOn: (day) => ({ seats: seats.get(day) ?? {}, assigned: byDay.get(day) ?? [] }),
  });
  return withoutPlaces(free, await findPromised(database, moving), takes.to);
}
