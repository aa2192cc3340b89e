import type { CalendarDay } from "#domain/calendar/calendar-day.ts";
import type { Slot } from "#domain/calendar/slot.ts";

/** Seats taken per slot on one day. A slot without an entry has none taken. */
export type SeatsTaken = Partial<Record<Slot, number>>;

export type DayAvailability = { availableSlots: Slot[]; bookedSlots: Slot[] };

export type DaySummary = { isFullyBooked: boolean; availableCount: number };

/** What the calendar's legend says of a day. */
export type DayState = "available" | "limited" | "booked";

/** A day with this many open times or fewer is shown as limited. */
const limitedCount = 2;

/** Splits the slots offered on a day into free and taken ones, `capacity` seats to a slot. */
export function dayAvailability(
  offered: readonly Slot[],
  taken: SeatsTaken,
  capacity: number,
): DayAvailability {
  const isFree = (slot: Slot) => (taken[slot] ?? 0) < capacity;
  return {
    availableSlots: offered.filter(isFree),
    bookedSlots: offered.filter((slot) => !isFree(slot)),
  };
}

/** A day on which nothing is offered counts as fully booked: it cannot be chosen. */
export function summarizeDay({ availableSlots }: DayAvailability): DaySummary {
  return { isFullyBooked: availableSlots.length === 0, availableCount: availableSlots.length };
}

/** `availableCount` is optional because the specification's answer promises `isFullyBooked` only. */
export function dayState(summary: { isFullyBooked: boolean; availableCount?: number }): DayState {
  if (summary.isFullyBooked) return "booked";
  return (summary.availableCount ?? Number.POSITIVE_INFINITY) <= limitedCount
    ? "limited"
    : "available";
}

/**
 * The first of the days, in their order, that has a time left. A day that nothing is known of counts
 * as free, as it can be chosen. Undefined when every day is fully booked.
 */
export function nextFreeDay(
  days: readonly CalendarDay[],
  availability: Readonly<Record<CalendarDay, { isFullyBooked: boolean }>>,
): CalendarDay | undefined {
  return days.find((day) => !availability[day]?.isFullyBooked);
}
