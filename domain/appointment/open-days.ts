import { addDays, type CalendarDay, weekdayOf } from "#domain/calendar/calendar-day.ts";
import type { OpeningHours } from "#domain/calendar/opening-hours.ts";
import { type AppointmentRules, isOpen, openSlots } from "./appointment-rules.ts";
import { isClosed, type Staffing } from "./capacity.ts";

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

/**
 * The rules with each of these days closed on which the desk has closed every hour for everybody: then nobody is in the
 * office either.
 */
export function withClosedDays<Rules extends AppointmentRules>(
  rules: Rules,
  staffing: Pick<Staffing, "closures">,
  days: readonly CalendarDay[],
): Rules {
  const closed = days.filter((day) => {
    const hours = openSlots(day, rules);
    return (
      hours.length > 0 &&
      hours.every((slot) => isClosed(staffing, day, slot, rules.inspection.takes.to))
    );
  });
  if (closed.length === 0) return rules;
  return {
    ...rules,
    closures: [...rules.closures, ...closed.map((day) => ({ day, reason: "closed at the desk" }))],
  };
}

function nextOpen(day: CalendarDay, step: 1 | -1, rules: OpenDays): CalendarDay {
  for (let looked = 1; looked < longestClosure; looked += 1) {
    const next = addDays(day, step * looked);
    if (isOpen(next, rules)) return next;
  }
  return addDays(day, step);
}
