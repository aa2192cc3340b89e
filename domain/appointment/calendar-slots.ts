import type { CalendarDay } from "#domain/calendar/calendar-day.ts";
import { bySlot, type Slot } from "#domain/calendar/slot.ts";
import { type AppointmentRules, isOpen, openSlots } from "./appointment-rules.ts";
import { seatsTakenAt } from "./availability.ts";
import {
  type AssignedSlot,
  capacityOf,
  freeInspectors,
  type Staffing,
  type StaffingRules,
  workingInspectors,
} from "./capacity.ts";

/** How full a slot of a day is. */
export type CalendarSlot = {
  slot: Slot;
  /** Room for appointments: without what is booked at other times that run into this one. */
  capacity: number;
  /** Booked ones. May exceed the capacity. */
  booked: number;
  /** Ids of the inspectors who work then and have no appointment that runs into one. */
  free: string[];
};

/**
 * How full each slot of a day's opening hours is, in order, and each that is offered no more but has appointments. Empty on a
 * day that is never open.
 */
export function calendarSlots(
  day: CalendarDay,
  {
    rules,
    staffing,
    booked,
    assigned,
  }: {
    rules: AppointmentRules & StaffingRules;
    staffing: Staffing;
    booked: Partial<Record<Slot, number>>;
    /** Undefined: nobody has looked, so that nobody counts as free. */
    assigned: readonly AssignedSlot[] | undefined;
  },
): CalendarSlot[] {
  const minutes = rules.inspection.takes.to;
  const open = openSlots(day, rules);
  const offered = open.map((slot) => {
    const own = booked[slot] ?? 0;
    const others = seatsTakenAt(booked, slot, minutes) - own;
    const working = workingInspectors(staffing, day, slot, rules);
    return {
      slot,
      capacity: Math.max(0, capacityOf(staffing, day, slot, rules) - others),
      booked: own,
      free: assigned ? freeInspectors(working, assigned, slot, minutes).map(({ id }) => id) : [],
    };
  });
  if (!isOpen(day, rules)) return offered;
  const kept = (Object.keys(booked) as Slot[])
    .filter((slot) => !rules.inspection.slots.includes(slot))
    .map((slot) => ({ slot, capacity: 0, booked: booked[slot] ?? 0, free: [] }));
  return [...offered, ...kept].sort((one, other) => bySlot(one.slot, other.slot));
}
