import { addDays, type CalendarDay, calendarDay, weekdayIndex } from "./calendar-day.ts";

/** A yearly day: the `nth` weekday of a month, such as the first Saturday of December. */
export type YearlyDay = {
  /** 1 for January. */
  month: number;
  /** 0 for Sunday, as in `weekdayIndex`. */
  weekday: number;
  /** 1 to 4, since a month may lack a fifth. */
  nth: 1 | 2 | 3 | 4;
};

/** The next such day: `today`, or one within a year and a week. */
export function nextYearlyDay(today: CalendarDay, yearly: YearlyDay): CalendarDay {
  const year = Number(today.slice(0, 4));
  const inThisYear = dayIn(year, yearly);
  return inThisYear >= today ? inThisYear : dayIn(year + 1, yearly);
}

function dayIn(year: number, { month, weekday, nth }: YearlyDay): CalendarDay {
  const first = calendarDay(
    `${String(year).padStart(4, "0")}-${String(month).padStart(2, "0")}-01`,
  );
  const toWeekday = (weekday - weekdayIndex(first) + 7) % 7;
  return addDays(first, toWeekday + 7 * (nth - 1));
}
