import { calendarDay, isCalendarDay } from "#domain/calendar/calendar-day.ts";
import { slotLabels } from "#domain/calendar/slot.ts";
import type { FreeSlot } from "./free-slots.ts";

/** The address of a lead at which a time that was chosen in the calendar is about to be booked. */
export function leadAddressWith(leadId: string, time: FreeSlot | undefined): string {
  const page = `/desk/leads/${leadId}`;
  return time ? `${page}?${new URLSearchParams({ date: time.date, time: time.timeSlot })}` : page;
}

/** The time in a lead's address; undefined without one. */
export function readCarriedTime(params: URLSearchParams): FreeSlot | undefined {
  const date = params.get("date") ?? "";
  const timeSlot = slotLabels.find((label) => label === params.get("time"));
  return timeSlot && isCalendarDay(date) ? { date: calendarDay(date), timeSlot } : undefined;
}
