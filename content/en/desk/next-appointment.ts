import { addDays, type CalendarDay, formatDay, weekdayOf } from "#domain/calendar/calendar-day.ts";

/** Days ahead within which weekday and day of the month say which day it is. */
const daysWithoutMonth = 27;

const words = { noInspector: "no inspector" };

/**
 * When, where and by whom an inspection is, in a line of a list: `Tue 8, 10:00 AM · Vienna · Sam`; weeks ahead
 * `Tue, Dec 8, 10:00 AM · Vienna · Sam`.
 * @param where.town empty: it is not known.
 * @param where.inspector null: nobody yet; undefined: it is not known.
 */
export function nextAppointmentText(
  { date, timeSlot }: { date: CalendarDay; timeSlot: string },
  { town, inspector }: { town: string; inspector: string | null | undefined },
  today: CalendarDay,
): string {
  const isNear = date >= today && date <= addDays(today, daysWithoutMonth);
  const day = isNear
    ? `${weekdayOf(date).slice(0, 3)} ${Number(date.slice(-2))}`
    : formatDay(date, "short");
  const who = inspector === null ? words.noInspector : inspector?.split(" ", 1)[0];
  return [`${day}, ${timeSlot}`, town, who].filter(Boolean).join(" · ");
}
