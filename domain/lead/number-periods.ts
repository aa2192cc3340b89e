import {
  addDays,
  type CalendarDay,
  daysBetween,
  weekdayIndex,
} from "#domain/calendar/calendar-day.ts";

/** Periods of the numbers. A week begins on Sunday, as in the calendar and the search. */
export const numberPeriods = ["this-week", "last-week", "30-days", "12-weeks"] as const;

export type NumberPeriod = (typeof numberPeriods)[number];

/** First and last day, both included. */
export type NumberSpan = { from: CalendarDay; to: CalendarDay };

/** Longest span in which leads are listed by an hour of the week. */
export const mostDaysByHour = 366;

/**
 * The days of a period, the last of which may be today, and as many days of the period before. This week is compared
 * with the same days of the last one.
 */
export function numberSpans(
  period: NumberPeriod,
  today: CalendarDay,
): { now: NumberSpan; before: NumberSpan } {
  const now = spanOf(period, today);
  const isWeek = period === "this-week" || period === "last-week";
  const back = isWeek ? 7 : daysBetween(now.from, now.to) + 1;
  return { now, before: { from: addDays(now.from, -back), to: addDays(now.to, -back) } };
}

function spanOf(period: NumberPeriod, today: CalendarDay): NumberSpan {
  const sunday = addDays(today, -weekdayIndex(today));
  switch (period) {
    case "this-week":
      return { from: sunday, to: today };
    case "last-week":
      return { from: addDays(sunday, -7), to: addDays(sunday, -1) };
    case "30-days":
      return { from: addDays(today, -29), to: today };
    case "12-weeks":
      return { from: addDays(today, -83), to: today };
  }
}
