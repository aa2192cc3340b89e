import { calendarDay, isCalendarDay } from "#domain/calendar/calendar-day.ts";
import { slotLabel, slotOfLabel } from "#domain/calendar/slot.ts";
import type { FreeSlot } from "./free-slots.ts";

/** The address of a lead at which a time that was chosen in the calendar is about to be booked. */
export function leadAddressWith(leadId: string, time: FreeSlot | undefined): string {
  const page = `/desk/leads/${leadId}`;
  if (!time) return page;
  const { date, timeSlot, inspectorId } = time;
  const whom = inspectorId ? { inspector: inspectorId } : {};
  return `${page}?${new URLSearchParams({ date, time: timeSlot, ...whom })}`;
}

/** The time in a lead's address; undefined without one. */
export function readCarriedTime(params: URLSearchParams): FreeSlot | undefined {
  const date = params.get("date") ?? "";
  const slot = slotOfLabel(params.get("time") ?? "");
  if (!slot || !isCalendarDay(date)) return undefined;
  const inspectorId = params.get("inspector");
  return {
    date: calendarDay(date),
    timeSlot: slotLabel(slot),
    ...(inspectorId && { inspectorId }),
  };
}
