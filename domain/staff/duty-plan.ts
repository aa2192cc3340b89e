import { addDays, type CalendarDay, dayInZone, weekdayOf } from "#domain/calendar/calendar-day.ts";
import type { MinuteOfDay, Weekday } from "#domain/calendar/opening-hours.ts";
import { type HolidayRule, isHoliday, type WorkingDays } from "#domain/calendar/public-holidays.ts";
import { instantInZone } from "#domain/calendar/zone-instant.ts";

/** A time of the week at which somebody is on duty. It ends the next day if `to` is not after `from`. */
export type Shift = { weekday: Weekday; from: MinuteOfDay; to: MinuteOfDay };

/** When somebody is on duty in every week, in the business's time zone. */
export type DutyPlan = {
  shifts: readonly Shift[];
  /** Whether shifts count that begin on a holiday. */
  onHolidays: boolean;
};

export const noPlan: DutyPlan = { shifts: [], onHolidays: false };

/** The part of the business profile that plans depend on, and the public holidays. */
export type DutyRules = WorkingDays & { timeZone: string; holidays: readonly HolidayRule[] };

/** From `begins` until before `ends`, in epoch milliseconds. */
export type Span = { begins: number; ends: number };

/** Days within which a next shift is looked for: no run of holidays is longer. */
const daysAhead = 60;

/** The spans of the shifts that begin on a day; none for what a clock change skips. */
export function spansOfDay(plan: DutyPlan, day: CalendarDay, rules: DutyRules): Span[] {
  const shifts = plan.shifts.filter(({ weekday }) => weekday === weekdayOf(day));
  if (shifts.length === 0 || (!plan.onHolidays && isHoliday(day, rules, rules.holidays))) return [];
  return shifts
    .map(({ from, to }) => ({
      begins: instantInZone(day, from, rules.timeZone),
      ends: instantInZone(to > from ? day : addDays(day, 1), to, rules.timeZone),
    }))
    .filter(({ begins, ends }) => ends > begins);
}

/** When the next shift begins after a moment; null without one. */
export function nextShift(plan: DutyPlan, after: Date, rules: DutyRules): Date | null {
  if (plan.shifts.length === 0) return null;
  const today = dayInZone(after.getTime(), rules.timeZone);
  for (let ahead = 0; ahead <= daysAhead; ahead += 1) {
    const begins = spansOfDay(plan, addDays(today, ahead), rules)
      .map((span) => span.begins)
      .filter((begin) => begin > after.getTime());
    if (begins.length > 0) return new Date(Math.min(...begins));
  }
  return null;
}
