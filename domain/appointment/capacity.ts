import type { BusinessProfile } from "#domain/business/business-profile.ts";
import { type CalendarDay, weekdayOf } from "#domain/calendar/calendar-day.ts";
import { type HolidayRule, isHoliday, type WorkingDays } from "#domain/calendar/public-holidays.ts";
import { bySlot, overlaps, type Slot, slotStart } from "#domain/calendar/slot.ts";
import type { DutyPlan } from "#domain/staff/duty-plan.ts";
import { type BusyTime, isBusyAt } from "./busy-times.ts";

/** Somebody who inspects roofs, and the times of the week at which they do. A shift counts on its own day only. */
export type Inspector = { id: string; name: string; plan: DutyPlan };

/** Times at which nobody, or one inspector, works. Both days and both slots are included. */
export type Closure = {
  firstDay: CalendarDay;
  lastDay: CalendarDay;
  /** Null: from the first slot. */
  fromSlot: Slot | null;
  /** Null: to the last slot. */
  toSlot: Slot | null;
  /** Whom it is about; null: everybody. */
  inspectorId: string | null;
};

/** What decides how many appointments a slot has room for. */
export type Staffing = {
  inspectors: readonly Inspector[];
  closures: readonly Closure[];
  /** When inspectors are busy elsewhere. Missing: never. */
  busy?: readonly BusyTime[];
};

/** The part of the business profile that staffing depends on, and the public holidays. */
export type StaffingRules = WorkingDays & {
  inspection: Pick<BusinessProfile["inspection"], "capacity" | "takes">;
  holidays: readonly HolidayRule[];
};

/**
 * Whether a closure covers some of what begins at a slot of a day and takes so many minutes; it lasts as long after its last
 * slot. With one minute: whether the slot is one that was closed.
 */
export function covers(closure: Closure, day: CalendarDay, slot: Slot, minutes: number): boolean {
  if (day < closure.firstDay || day > closure.lastDay) return false;
  const { fromSlot, toSlot } = closure;
  const isBefore = fromSlot !== null && bySlot(slot, fromSlot) <= -minutes;
  const isAfter = toSlot !== null && bySlot(slot, toSlot) >= minutes;
  return !isBefore && !isAfter;
}

/** Whether some of what begins at a slot of a day and takes so many minutes is closed for everybody. */
export function isClosed(
  { closures }: Pick<Staffing, "closures">,
  day: CalendarDay,
  slot: Slot,
  minutes: number,
): boolean {
  return closures.some(
    (closure) => closure.inspectorId === null && covers(closure, day, slot, minutes),
  );
}

/** The inspectors who work at a slot of a day, in the given order. */
export function workingInspectors(
  { inspectors, closures, busy = [] }: Staffing,
  day: CalendarDay,
  slot: Slot,
  rules: StaffingRules,
): Inspector[] {
  const minutes = rules.inspection.takes.to;
  if (isClosed({ closures }, day, slot, minutes)) return [];
  return inspectors.filter(
    ({ id, plan }) =>
      isPlanned(plan, day, slot, rules) &&
      !closures.some(
        (closure) => closure.inspectorId === id && covers(closure, day, slot, minutes),
      ) &&
      !isBusyAt(busy, id, day, slot, minutes),
  );
}

/**
 * How many appointments a slot of a day has room for: one for each inspector who works then. A business that has not
 * said who inspects has the capacity of its profile.
 */
export function capacityOf(
  staffing: Staffing,
  day: CalendarDay,
  slot: Slot,
  rules: StaffingRules,
): number {
  if (staffing.inspectors.length > 0) {
    return workingInspectors(staffing, day, slot, rules).length;
  }
  return isClosed(staffing, day, slot, rules.inspection.takes.to) ? 0 : rules.inspection.capacity;
}

/** A slot of a day at which an inspector has an appointment. */
export type AssignedSlot = { slot: Slot; inspectorId: string };

/** Of those who work at a slot, the inspectors without an appointment that runs into its inspection. */
export function freeInspectors(
  working: readonly Inspector[],
  assigned: readonly AssignedSlot[],
  slot: Slot,
  minutes: number,
): Inspector[] {
  return working.filter(
    ({ id }) =>
      !assigned.some((taken) => taken.inspectorId === id && overlaps(taken.slot, slot, minutes)),
  );
}

/**
 * Who gets an appointment: of those who are free, the preferred one, or whoever has the fewest appointments on that day,
 * the first of equals. Undefined when nobody is free.
 */
export function chooseInspector(
  free: readonly Inspector[],
  assigned: readonly AssignedSlot[],
  preferredId: string | null,
): Inspector | undefined {
  const preferred = free.find(({ id }) => id === preferredId);
  if (preferred) return preferred;
  const load = ({ id }: Inspector) => assigned.filter((taken) => taken.inspectorId === id).length;
  return [...free].sort((one, other) => load(one) - load(other))[0];
}

function isPlanned(plan: DutyPlan, day: CalendarDay, slot: Slot, rules: StaffingRules): boolean {
  if (!plan.onHolidays && isHoliday(day, rules, rules.holidays)) return false;
  const begins = slotStart(slot);
  const ends = begins + rules.inspection.takes.to;
  return plan.shifts.some(
    ({ weekday, from, to }) => weekday === weekdayOf(day) && from <= begins && ends <= to,
  );
}
