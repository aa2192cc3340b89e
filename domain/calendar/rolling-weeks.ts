import type { CalendarDay } from "./calendar-day.ts";
import { addDays, formatMonth, weekdayIndex } from "./calendar-day.ts";

const daysInWeek = 7;

/**
 * The weeks to choose a day from, Sunday first: whole weeks from the one of `today` to the one that
 * holds the last day that can be booked. The next 30 days are in five or six of them, on whatever
 * day of a month or year one looks, so that nothing has to be turned.
 */
export function rollingWeeks(
  today: CalendarDay,
  bookableDays: readonly CalendarDay[],
): CalendarDay[][] {
  const last = bookableDays.at(-1) ?? today;
  const weeks: CalendarDay[][] = [];
  for (let sunday = addDays(today, -weekdayIndex(today)); sunday <= last; ) {
    const start = sunday;
    weeks.push(Array.from({ length: daysInWeek }, (_, index) => addDays(start, index)));
    sunday = addDays(sunday, daysInWeek);
  }
  return weeks;
}

/** What the weeks are called: `November 2026`, `November – December 2026`, `December 2026 – January 2027`. */
export function monthSpan(first: CalendarDay, last: CalendarDay): string {
  const [from, to] = [formatMonth(first), formatMonth(last)];
  if (from === to) return to;
  const isOneYear = first.slice(0, 4) === last.slice(0, 4);
  return `${isOneYear ? from.replace(/ \d+$/, "") : from} – ${to}`;
}

/** Whether a month begins with this day. */
export function beginsMonth(day: CalendarDay): boolean {
  return day.endsWith("-01");
}
