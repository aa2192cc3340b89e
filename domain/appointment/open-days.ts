import { addDays, type CalendarDay, weekdayOf } from "#domain/calendar/calendar-day.ts";
import type { OpeningHours } from "#domain/calendar/opening-hours.ts";
import { type AppointmentRules, isOpen } from "./appointment-rules.ts";

type OpenDays = Pick<AppointmentRules, "hours" | "closures">;

/** Days. No business is closed for longer. */
const longestClosure = 400;

/** The last day before this one on which we are open; the day before without any opening hours. */
export function openDayBefore(day: CalendarDay, rules: OpenDays): CalendarDay {
  return nextOpen(day, -1, rules);
}

/** The first day after this one on which we are open; the day after without any opening hours. */
export function openDayAfter(day: CalendarDay, rules: OpenDays): CalendarDay {
  return nextOpen(day, 1, rules);
}

/** The opening hours of a day; undefined when we are closed. */
export function hoursOn(day: CalendarDay, rules: OpenDays): OpeningHours | undefined {
  return isOpen(day, rules) ? rules.hours[weekdayOf(day)] : undefined;
}

function nextOpen(day: CalendarDay, step: 1 | -1, rules: OpenDays): CalendarDay {
  for (let looked = 1; looked < longestClosure; looked += 1) {
    const next = addDays(day, step * looked);
    if (isOpen(next, rules)) return next;
  }
  return addDays(day, step);
}
