import { addDays, type CalendarDay, formatDay, weekdayOf } from "./calendar-day.ts";

/** Days ahead for which a weekday's name can mean one day only. */
const daysOfOneName = 6;

/** What people call a day that is to come: `Monday` within the next six days, later `Tue, Dec 8`. */
export function nearDayName(day: CalendarDay, today: CalendarDay): string {
  const isNear = day > today && day <= addDays(today, daysOfOneName);
  return isNear ? weekdayOf(day) : formatDay(day, "short");
}
