import type { CalendarDay } from "#domain/calendar/calendar-day.ts";
import { overlaps, type Slot } from "#domain/calendar/slot.ts";

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

/**
 * Seats of a day that somebody at `slot` would be in the way of, since an inspection takes up to `minutes`: those of the slot,
 * and of times that were offered once and run into it. Each counts, also two that follow each other: so there is always
 * somebody free, whoever has which, at the price of a time that may stay unsold beside old ones.
 */
export function seatsTakenAt(seats: SeatsTaken, slot: Slot, minutes: number): number {
  return Object.entries(seats).reduce(
    (sum, [at, taken = 0]) => (overlaps(at as Slot, slot, minutes) ? sum + taken : sum),
    0,
  );
}

/** The same for each of the slots. */
export function seatsTakenAtEach(
  seats: SeatsTaken,
  slots: readonly Slot[],
  minutes: number,
): SeatsTaken {
  return Object.fromEntries(slots.map((slot) => [slot, seatsTakenAt(seats, slot, minutes)]));
}

/**
 * Splits a day's slots into free and taken ones.
 * @param taken with those that run into a slot (`seatsTakenAtEach`); so is `held`, what others hold.
 */
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
