import {
  addDays,
  type CalendarDay,
  calendarDay,
  weekdayIndex,
} from "#domain/calendar/calendar-day.ts";

/** Spans that move with today. A week begins on Sunday, as calendars here do. */
export const recentSpans = [
  "today",
  "yesterday",
  "this-week",
  "last-week",
  "this-month",
  "last-month",
] as const;

export type RecentSpan = (typeof recentSpans)[number];

/** A month of this century as `2026-10`. */
export const monthPattern = /^20\d\d-(?:0[1-9]|1[0-2])$/;

/** First and last day, both included; null: no limit on that side. */
export type DaySpan = { from: CalendarDay | null; to: CalendarDay | null };

/**
 * The days that a search is limited to: those of `when`, a recent span or a month, or else the exact ones.
 * @throws RangeError when `when` is neither.
 */
export function searchSpan(
  {
    when,
    from,
    to,
  }: {
    when?: string | undefined;
    from?: CalendarDay | undefined;
    to?: CalendarDay | undefined;
  },
  today: CalendarDay,
): DaySpan {
  if (when === undefined) return { from: from ?? null, to: to ?? null };
  const recent = recentSpans.find((name) => name === when);
  return recent ? recentSpan(recent, today) : monthOf(when);
}

/** The month of a day and those before it, newest first, as `2026-10`. */
export function lastMonths(today: CalendarDay, count: number): string[] {
  const newest = monthsSinceZero(today.slice(0, 7));
  return Array.from({ length: count }, (_, index) => monthAt(newest - index));
}

function recentSpan(name: RecentSpan, today: CalendarDay): DaySpan {
  const sunday = addDays(today, -weekdayIndex(today));
  const month = today.slice(0, 7);
  switch (name) {
    case "today":
      return { from: today, to: today };
    case "yesterday":
      return { from: addDays(today, -1), to: addDays(today, -1) };
    case "this-week":
      return { from: sunday, to: addDays(sunday, 6) };
    case "last-week":
      return { from: addDays(sunday, -7), to: addDays(sunday, -1) };
    case "this-month":
      return monthOf(month);
    case "last-month":
      return monthOf(monthAt(monthsSinceZero(month) - 1));
  }
}

function monthOf(month: string): DaySpan {
  if (!monthPattern.test(month)) throw new RangeError(`${JSON.stringify(month)} is no month`);
  const next = monthAt(monthsSinceZero(month) + 1);
  return { from: calendarDay(`${month}-01`), to: addDays(calendarDay(`${next}-01`), -1) };
}

function monthsSinceZero(month: string): number {
  return Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1;
}

function monthAt(months: number): string {
  const year = String(Math.floor(months / 12)).padStart(4, "0");
  return `${year}-${String((months % 12) + 1).padStart(2, "0")}`;
}
