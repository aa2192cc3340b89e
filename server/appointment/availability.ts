import { dateRequired } from "#domain/appointment/appointment-form.ts";
import { bookableDays, slotsOffered } from "#domain/appointment/appointment-rules.ts";
import {
  type DayAvailability,
  type DaySummary,
  dayAvailability,
  nextFreeDay,
  seatsTakenAtEach,
  summarizeDay,
} from "#domain/appointment/availability.ts";
import { capacityOf } from "#domain/appointment/capacity.ts";
import type { BusinessProfile } from "#domain/business/business-profile.ts";
import { type CalendarDay, dayInZone, readCalendarDay } from "#domain/calendar/calendar-day.ts";
import type { Slot } from "#domain/calendar/slot.ts";
import type { Connection } from "#server/database/connection.ts";
import { invalidInput } from "#server/refusal.ts";
import { countSeats } from "./appointments-repository.ts";
import { countHeld } from "./holds-repository.ts";
import { readStaffing, staffingRulesOf } from "./staffing.ts";

type Deps = {
  connection: Connection;
  profile: BusinessProfile;
  clock: () => Date;
};

export type AvailabilityServices = ReturnType<typeof createAvailabilityServices>;

/** Which days and slots can be booked now, and whether that may have changed. */
export function createAvailabilityServices(deps: Deps) {
  /** Rises whenever this process changes what can be booked. */
  let changes = 0;

  function changed(): void {
    changes += 1;
  }

  return {
    today: () => today(deps),
    bookableDays: () => offeredDays(deps),
    readDay: (date: string, field?: string) => readDay(deps, date, field),
    slotsOn: (day: CalendarDay, holder?: string) => slotsOn(deps, day, holder),
    summarize: (days: readonly CalendarDay[]) => summarize(deps, days),
    nextFreeDay: () => findNextFreeDay(deps),
    places: (day: CalendarDay, slot: Slot) => countPlaces(deps, day, slot),

    /** A text that changes when availability may have changed: by this process, or with a new day. */
    edition: () => `${today(deps)} ${changes}`,

    /** Records that this process took or freed times, which shows on pages kept in memory. */
    changed,

    /** The result of work that takes or frees times. */
    async changedBy<Result>(work: Promise<Result>): Promise<Result> {
      const result = await work;
      changed();
      return result;
    },
  };
}

/** Today in the business's time zone. */
function today({ clock, profile }: Deps): CalendarDay {
  return dayInZone(clock().getTime(), profile.timeZone);
}

/** The days a visitor can choose now, in order. */
function offeredDays(deps: Deps): CalendarDay[] {
  return bookableDays(today(deps), deps.profile);
}

/**
 * Reads `YYYY-MM-DD`, or an ISO date-time as the day it falls on in the business's time zone.
 * @throws Refusal 400 when `date` is not a date; it names `field`, which the date was sent in.
 */
function readDay({ profile }: Deps, date: string, field = "date"): CalendarDay {
  const day = readCalendarDay(date, profile.timeZone);
  if (!day) throw invalidInput({ [field]: dateRequired });
  return day;
}

/**
 * Free and taken times of one day; both lists are empty when the day cannot be booked. What `holder` holds is free to
 * them.
 */
async function slotsOn(deps: Deps, day: CalendarDay, holder?: string): Promise<DayAvailability> {
  return (await availabilityOn(deps, [day], holder))(day);
}

/** The first day with a free time; undefined when there is none. */
async function findNextFreeDay(deps: Deps): Promise<CalendarDay | undefined> {
  const days = offeredDays(deps);
  return nextFreeDay(days, await summarize(deps, days));
}

/** How many people may come at a time, whoever has booked it. */
async function countPlaces(
  { connection, profile }: Deps,
  day: CalendarDay,
  slot: Slot,
): Promise<number> {
  const staffing = await readStaffing(connection.database, day, day);
  return capacityOf(staffing, day, slot, staffingRulesOf(profile));
}

/** How full each of the days is. */
async function summarize(
  deps: Deps,
  days: readonly CalendarDay[],
): Promise<Record<CalendarDay, DaySummary>> {
  const availabilityOf = await availabilityOn(deps, days);
  return Object.fromEntries(days.map((day) => [day, summarizeDay(availabilityOf(day))]));
}

async function availabilityOn(
  deps: Deps,
  days: readonly CalendarDay[],
  holder?: string,
): Promise<(day: CalendarDay) => DayAvailability> {
  const { connection, profile, clock } = deps;
  const { database } = connection;
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return () => ({ availableSlots: [], bookedSlots: [] });
  const taken = await countSeats(database, days);
  const held = await countHeld(database, days, clock(), holder);
  const staffing = await readStaffing(database, first, last);
  const rules = staffingRulesOf(profile);
  const minutes = profile.inspection.takes.to;
  return (day) => {
    const offered = slotsOffered(day, today(deps), profile);
    return dayAvailability(
      offered,
      seatsTakenAtEach(taken.get(day) ?? {}, offered, minutes),
      (slot) => capacityOf(staffing, day, slot, rules),
      seatsTakenAtEach(held.get(day) ?? {}, offered, minutes),
    );
  };
}
