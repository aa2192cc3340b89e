import type { CalendarDay } from "#domain/calendar/calendar-day.ts";
import type { Slot } from "#domain/calendar/slot.ts";

/** What happened to a lead's appointment, as its timeline has it. */
export type AppointmentStep = {
  /** ISO 8601. */
  at: string;
  event: "booked" | "moved" | "cancelled";
  date: CalendarDay;
  timeSlot: Slot;
};

/**
 * The slots that a lead's appointment had on a day and lost by being moved or canceled, in the order in which it lost
 * them. One that it has again is left out.
 * @param steps Oldest first.
 * @param since ISO 8601. What it lost before is left out too.
 */
export function leftTimes(
  steps: readonly AppointmentStep[],
  day: CalendarDay,
  since: string,
): Slot[] {
  const left = new Set<Slot>();
  let place: Pick<AppointmentStep, "date" | "timeSlot"> | undefined;
  for (const { at, event, date, timeSlot } of steps) {
    // A cancellation names the time that it cancels, a move only the new one.
    const before =
      event === "cancelled" ? { date, timeSlot } : event === "moved" ? place : undefined;
    if (before?.date === day && at >= since) left.add(before.timeSlot);
    place = event === "cancelled" ? undefined : { date, timeSlot };
    if (place?.date === day) left.delete(place.timeSlot);
  }
  return [...left];
}
