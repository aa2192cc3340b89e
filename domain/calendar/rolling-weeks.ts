import type { CalendarDay } from "./calendar-day.ts";
import { addDays, formatMonth, weekdayIndex } from "./calendar-day.ts";

const daysInWeek = 7;

/**
 * The weeks of the date picker, Sunday first: whole weeks from the one of `today` to that of the last bookable day. Any
 * 30 days span five or six of them, so the picker needs no paging.
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

/** The months that the weeks span: `November 2026`, `November – December 2026`, `December 2026 – January 2027`. */
export function monthSpan(first: CalendarDay, last: CalendarDay): string {
  const [from, to] = [formatMonth(first), formatMonth(last)];
  if (from === to) return to;
  const isOneYear = first.slice(0, 4) === last.slice(0, 4);
  return `${isOneYear ? from.replace(/ \d+$/, "") : from} – ${to}`;
}

/** Whether the day is the first of a month. */
export function beginsMonth(day: CalendarDay): boolean {
  return day.endsWith("-01");
}
