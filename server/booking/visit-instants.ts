import { slotStart, type TimeSlot } from "#domain/booking/time-slot.ts";
import type { CalendarDay } from "#domain/business/business-profile.ts";

/** Start and end of a visit as instants, right on both days of the year when clocks change. */
export function visitInstants(
  visit: { date: CalendarDay; timeSlot: TimeSlot },
  timeZone: string,
  visitMinutes: number,
): { start: Date; end: Date } {
  const minute = slotStart(visit.timeSlot);
  const start = Temporal.PlainDate.from(visit.date).toZonedDateTime({
    timeZone,
    plainTime: Temporal.PlainTime.from({ hour: Math.floor(minute / 60), minute: minute % 60 }),
  });
  return {
    start: new Date(start.epochMilliseconds),
    end: new Date(start.add({ minutes: visitMinutes }).epochMilliseconds),
  };
}
