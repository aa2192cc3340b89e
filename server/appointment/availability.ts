import { dateRequired } from "#domain/appointment/appointment-form.ts";
import { bookableDays, slotsOffered } from "#domain/appointment/appointment-rules.ts";
import {
  type DayAvailability,
  type DaySummary,
  dayAvailability,
  nextFreeDay,
  summarizeDay,
} from "#domain/appointment/availability.ts";
import { capacityOf } from "#domain/appointment/capacity.ts";
import type { BusinessProfile } from "#domain/business/business-profile.ts";
import { type CalendarDay, dayInZone, readCalendarDay } from "#domain/calendar/calendar-day.ts";
import type { Database } from "#server/database/connection.ts";
import { invalidInput } from "#server/refusal.ts";
import { countSeats } from "./appointments-repository.ts";
import { countHeld } from "./holds-repository.ts";
import { readStaffing, staffingRulesOf } from "./staffing.ts";

export type Availability = ReturnType<typeof createAvailability>;

/** Which days and slots can be booked now. */
export function createAvailability({
  database,
  profile,
  clock,
}: {
  database: Database;
  profile: BusinessProfile;
  clock: () => Date;
}) {
  return {
    today,

    /** The days a visitor can choose now, in order. */
    bookableDays: (): CalendarDay[] => bookableDays(today(), profile),

    /**
     * Reads `YYYY-MM-DD`, or an ISO date-time as the day it falls on in the business's time zone.
     * @throws Refusal 400 when `date` is not a date; it names `field`, which the date was sent in.
     */
    readDay(date: string, field = "date"): CalendarDay {
      const day = readCalendarDay(date, profile.timeZone);
      if (!day) throw invalidInput({ [field]: dateRequired });
      return day;
    },

    /**
     * Free and taken times of one day; both lists are empty when the day cannot be booked. What `holder` holds is free
     * to them.
     */
    async slotsOn(day: CalendarDay, holder?: string): Promise<DayAvailability> {
      return (await availabilityOn([day], holder))(day);
    },

    summarize,

    /** The first day with a free time; undefined when there is none. */
    async nextFreeDay(): Promise<CalendarDay | undefined> {
      const days = bookableDays(today(), profile);
      return nextFreeDay(days, await summarize(days));
    },
  };

  /** Today in the business's time zone. */
  function today(): CalendarDay {
    return dayInZone(clock().getTime(), profile.timeZone);
  }

  /** How full each of the days is. */
  async function summarize(days: readonly CalendarDay[]): Promise<Record<CalendarDay, DaySummary>> {
    const availabilityOf = await availabilityOn(days);
    return Object.fromEntries(days.map((day) => [day, summarizeDay(availabilityOf(day))]));
  }

  async function availabilityOn(
    days: readonly CalendarDay[],
    holder?: string,
  ): Promise<(day: CalendarDay) => DayAvailability> {
    const [first, last] = [days[0], days.at(-1)];
    if (!first || !last) return () => ({ availableSlots: [], bookedSlots: [] });
    const taken = await countSeats(database, days);
    const held = await countHeld(database, days, clock(), holder);
    const staffing = await readStaffing(database, first, last);
    const rules = staffingRulesOf(profile);
    return (day) =>
      dayAvailability(
        slotsOffered(day, today(), profile),
        taken.get(day) ?? {},
        (slot) => capacityOf(staffing, day, slot, rules),
        held.get(day),
      );
  }
}
