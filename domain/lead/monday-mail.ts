import { type CalendarDay, dayInZone, weekdayIndex } from "#domain/calendar/calendar-day.ts";
import { instantInZone } from "#domain/calendar/zone-instant.ts";

const monday = 1;
const sevenInTheMorning = 7 * 60;

/**
 * The Monday whose mail about the week is due: from seven in the morning of the business's clock. A server that was
 * down then sends it later that day. Null at all other times.
 */
export function mondayMailDay(now: Date, timeZone: string): CalendarDay | null {
  const day = dayInZone(now.getTime(), timeZone);
  if (weekdayIndex(day) !== monday) return null;
  return now.getTime() >= instantInZone(day, sevenInTheMorning, timeZone) ? day : null;
}
