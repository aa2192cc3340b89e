import { type Calendar, offeredTimes, placeState } from "#desk/calendar/calendar-model.ts";
import { deskPlace } from "#desk/facts/desk-place.ts";
import { type CalendarDay, calendarDay } from "#domain/calendar/calendar-day.ts";
import { type SlotLabel, slotOfLabel, slotStart } from "#domain/calendar/slot.ts";
import { instantInZone } from "#domain/calendar/zone-instant.ts";

/** A time of a day: whether somebody is free then, and whether it has passed. */
export type OfferedTime = { timeSlot: SlotLabel; isFree: boolean; isOver: boolean };

/** A day with all its times, and how many of them are free and still ahead. */
export type OfferedDay = { date: CalendarDay; times: OfferedTime[]; free: number };

/** The times of a calendar's days at a moment, in epoch milliseconds. */
export function timesOfWeek(calendar: Pick<Calendar, "times" | "days">, now: number): OfferedDay[] {
  const offered = offeredTimes(calendar);
  return calendar.days.map((day) => {
    const date = calendarDay(day.date);
    const times = offered.map((timeSlot) => ({
      timeSlot,
      isFree: placeState(calendar, { date, timeSlot, inspectorId: undefined }).kind === "free",
      isOver: instantInZone(date, slotStart(slotOfLabel(timeSlot)), deskPlace().timeZone) <= now,
    }));
    const free = times.filter(({ isFree, isOver }) => isFree && !isOver).length;
    return { date, times, free };
  });
}

/** The first day with a free time, which is today only when no other has one: callers seldom mean today. */
export function firstDayWithRoom(
  week: readonly OfferedDay[],
  today: CalendarDay,
): CalendarDay | undefined {
  const open = week.filter(({ free }) => free > 0).map(({ date }) => date);
  return open.find((date) => date !== today) ?? open[0];
}

export function dayTimes(
  week: readonly OfferedDay[] | undefined,
  date: CalendarDay,
): OfferedTime[] {
  return week?.find((day) => day.date === date)?.times ?? [];
}
