import { formatDay, isCalendarDay } from "#domain/calendar/calendar-day.ts";

/** `Tue, Nov 24`; `None` for no day. */
export function dayText(day: string | null): string {
  return day && isCalendarDay(day) ? formatDay(day, "short") : "None";
}
