import type { AppointmentTime } from "#domain/appointment/appointment-form.ts";
import { formatDay } from "#domain/calendar/calendar-day.ts";
import { slotLabel } from "#domain/calendar/slot.ts";

/** `Tuesday, November 24, 10:00 AM`. */
export function whenOf({ date, timeSlot }: AppointmentTime): string {
  return `${formatDay(date, "yearless")}, ${slotLabel(timeSlot)}`;
}
