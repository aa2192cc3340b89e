import { addDays, type CalendarDay, formatDay, weekdayOf } from "./calendar-day.ts";

/** Days ahead within which a weekday's name is unambiguous. */
const daysOfOneName = 6;

/** The name of an upcoming day: `Monday` within the next six days, later `Tue, Dec 8`. */
export function nearDayName(day: CalendarDay, today: CalendarDay): string {
  const isNear = day > today && day <= addDays(today, daysOfOneName);
  return isNear ? weekdayOf(day) : formatDay(day, "short");
}
