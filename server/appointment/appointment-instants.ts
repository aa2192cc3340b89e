import type { CalendarDay } from "#domain/calendar/calendar-day.ts";
import { slotStart, type TimeSlot } from "#domain/calendar/slot.ts";

/** Start and end of an appointment as instants, right on both days of the year when clocks change. */
export function appointmentInstants(
  appointment: { date: CalendarDay; timeSlot: TimeSlot },
  timeZone: string,
  minutes: number,
): { start: Date; end: Date } {
  const minute = slotStart(appointment.timeSlot);
  const start = Temporal.PlainDate.from(appointment.date).toZonedDateTime({
    timeZone,
    plainTime: Temporal.PlainTime.from({ hour: Math.floor(minute / 60), minute: minute % 60 }),
  });
  return {
    start: new Date(start.epochMilliseconds),
    end: new Date(start.add({ minutes: minutes }).epochMilliseconds),
  };
}
