import { bookableDays, slotsOffered } from "#domain/appointment/appointment-rules.ts";
import { seatsTakenAt } from "#domain/appointment/availability.ts";
import { capacityOf } from "#domain/appointment/capacity.ts";
import { dayInZone } from "#domain/calendar/calendar-day.ts";
import { countSeats } from "#server/appointment/appointments-repository.ts";
import type { Moment } from "#server/appointment/moment.ts";
import { readStaffing, staffingRulesOf } from "#server/appointment/staffing.ts";
import type { Database } from "#server/database/connection.ts";

/** Seats of the days that visitors can book which nobody has taken; what somebody only holds is free. */
export async function countFreeAhead(
  database: Database,
  { profile, now }: Moment,
): Promise<number> {
  const today = dayInZone(now.getTime(), profile.timeZone);
  const days = bookableDays(today, profile);
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return 0;
  const seats = await countSeats(database, days);
  const staffing = await readStaffing(database, first, last);
  const rules = staffingRulesOf(profile);
  let free = 0;
  for (const day of days) {
    for (const slot of slotsOffered(day, today, profile)) {
      const capacity = capacityOf(staffing, day, slot, rules);
      free += Math.max(
        0,
        capacity - seatsTakenAt(seats.get(day) ?? {}, slot, profile.inspection.takes.to),
      );
    }
  }
  return free;
}
