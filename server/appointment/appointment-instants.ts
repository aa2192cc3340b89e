import type { CalendarDay } from "#domain/calendar/calendar-day.ts";
import type { Slot } from "#domain/calendar/slot.ts";

/** Start and end of an appointment as instants, correct on the days when clocks change too. */
export function appointmentInstants(
  appointment: { date: CalendarDay; timeSlot: Slot },
  timeZone: string,
  minutes: number,
): { start: Date; end: Date } {
  const start = Temporal.PlainDate.from(appointment.date).toZonedDateTime({
    timeZone,
    plainTime: Temporal.PlainTime.from(appointment.timeSlot),
  });
  return {
    start: new Date(start.epochMilliseconds),
    end: new Date(start.add({ minutes: minutes }).epochMilliseconds),
  };
}
