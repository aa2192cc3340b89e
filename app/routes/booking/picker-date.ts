import type { CalendarDay } from "#domain/business/business-profile.ts";

/*
 * The calendar component works with dates of the visitor's own time zone. A calendar day goes in
 * and comes out by its year, month and day, so the zone cannot shift it.
 */

export function toPickerDate(day: CalendarDay): Date {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  return new Date(year, month - 1, date);
}

export function fromPickerDate(date: Date): CalendarDay {
  const month = String(date.getMonth() + 1).padStart(2, "0");
  return `${date.getFullYear()}-${month}-${String(date.getDate()).padStart(2, "0")}`;
}

/** First day of the day's month. */
export function monthOf(day: CalendarDay): CalendarDay {
  return `${day.slice(0, 7)}-01`;
}
