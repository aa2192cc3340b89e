import type { CalendarDay } from "#domain/calendar/calendar-day.ts";
import type { Slot } from "#domain/calendar/slot.ts";
import { type AppointmentRules, openSlots } from "./appointment-rules.ts";
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
  /** Room for appointments. */
  capacity: number;
  /** Booked ones. May exceed the capacity. */
  booked: number;
  /** Ids of the inspectors who work then and have no appointment. */
  free: string[];
};

/** How full each slot of a day's opening hours is, in order. Empty on a day that is never open. */
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
  return openSlots(day, rules).map((slot) => ({
    slot,
    capacity: capacityOf(staffing, day, slot, rules),
    booked: booked[slot] ?? 0,
    free: assigned
      ? freeInspectors(workingInspectors(staffing, day, slot, rules), assigned, slot).map(
          ({ id }) => id,
        )
      : [],
  }));
}
