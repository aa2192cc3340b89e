import { appointmentWords as words } from "#content/en/desk/several-rooms.ts";
import { progressNames } from "#content/en/desk/terms.ts";
import { pendingText } from "#desk/bursts/pending-text.ts";
import type { CalendarAppointment } from "#domain/appointment/calendar-contract.ts";
import { calendarDay, formatDay } from "#domain/calendar/calendar-day.ts";
import type { SlotLabel } from "#domain/calendar/slot.ts";

/** How far an appointment has come, in words. */
export function progressText({ status, progress, pendingUntil }: CalendarAppointment): string {
  if (pendingUntil) return pendingText(pendingUntil);
  return status === "cancelled" ? words.canceled : progressNames[progress];
}

/** `Tuesday, November 24 at 10:00 AM` */
export function whenText({ date, timeSlot }: { date: string; timeSlot: SlotLabel }): string {
  return words.at(formatDay(calendarDay(date), "yearless"), timeSlot);
}
