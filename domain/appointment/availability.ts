import type { CalendarDay } from "#domain/calendar/calendar-day.ts";
import type { Slot } from "#domain/calendar/slot.ts";

/** Seats taken per slot on one day. A missing slot has none taken. */
export type SeatsTaken = Partial<Record<Slot, number>>;

export type DayAvailability = {
  availableSlots: Slot[];
  /** Taken, or held for somebody. */
  bookedSlots: Slot[];
  /** Those of the booked ones that may be free again soon, since somebody is only about to book them. Missing: none. */
  heldSlots?: Slot[];
};

export type DaySummary = { isFullyBooked: boolean; availableCount: number };

/** A day's state in the calendar's legend. */
export type DayState = "available" | "limited" | "booked";

/** A day with this many free times or fewer is shown as limited. */
const limitedCount = 2;

/** Splits a day's slots into free and taken ones. @param held seats that others hold. */
export function dayAvailability(
  offered: readonly Slot[],
  taken: SeatsTaken,
  capacityOf: (slot: Slot) => number,
  held: SeatsTaken = {},
): DayAvailability {
  const hasRoom = (slot: Slot) => (taken[slot] ?? 0) < capacityOf(slot);
  const isFree = (slot: Slot) => (taken[slot] ?? 0) + (held[slot] ?? 0) < capacityOf(slot);
  const heldSlots = offered.filter((slot) => hasRoom(slot) && !isFree(slot));
  return {
    availableSlots: offered.filter(isFree),
    bookedSlots: offered.filter((slot) => !isFree(slot)),
    ...(heldSlots.length > 0 && { heldSlots }),
  };
}

/** A day without slots counts as fully booked: it cannot be chosen. */
export function summarizeDay({ availableSlots }: DayAvailability): DaySummary {
  return { isFullyBooked: availableSlots.length === 0, availableCount: availableSlots.length };
}

/** `availableCount` is optional: the API promises only `isFullyBooked`. */
export function dayState(summary: { isFullyBooked: boolean; availableCount?: number }): DayState {
  if (summary.isFullyBooked) return "booked";
  return (summary.availableCount ?? Number.POSITIVE_INFINITY) <= limitedCount
    ? "limited"
    : "available";
}

/**
 * The first day with a free time, in the given order. A day without availability data counts as free, since it can be
 * chosen. Undefined when every day is fully booked.
 */
export function nextFreeDay(
  days: readonly CalendarDay[],
  availability: Readonly<Record<CalendarDay, { isFullyBooked: boolean }>>,
): CalendarDay | undefined {
  return days.find((day) => !availability[day]?.isFullyBooked);
}
