import type { BusinessProfile } from "#domain/business/business-profile.ts";
import { addDays, type CalendarDay, weekdayOf } from "#domain/calendar/calendar-day.ts";
import { type Slot, slotStart } from "#domain/calendar/slot.ts";

/** The part of the business profile that decides what can be booked. */
export type AppointmentRules = Pick<BusinessProfile, "hours" | "closures" | "inspection">;

/**
 * The days a visitor can book, in order: the next `horizonDays` days from tomorrow, without closed weekdays and closure
 * days.
 */
export function bookableDays(today: CalendarDay, rules: AppointmentRules): CalendarDay[] {
  return Array.from({ length: rules.inspection.horizonDays }, (_, index) =>
    addDays(today, index + 1),
  ).filter((day) => isOpen(day, rules));
}

/** The slots offered on a day, in order. Empty for a day that cannot be booked. */
export function slotsOffered(
  day: CalendarDay,
  today: CalendarDay,
  rules: AppointmentRules,
): Slot[] {
  const last = addDays(today, rules.inspection.horizonDays);
  return day <= today || day > last ? [] : openSlots(day, rules);
}

/**
 * The slots of a day's opening hours, in order, whether they can still be booked or not: their appointments start no
 * earlier than opening and end by closing time. Empty on a closed weekday and on a closure day.
 */
export function openSlots(day: CalendarDay, rules: AppointmentRules): Slot[] {
  return rules.inspection.slots.filter((slot) => isWithinHours(day, slot, rules));
}

/** Whether even the longest inspection at that time is within the day's opening hours. */
export function isWithinHours(day: CalendarDay, slot: Slot, rules: AppointmentRules): boolean {
  const hours = rules.hours[weekdayOf(day)];
  if (!hours || !isOpen(day, rules)) return false;
  const start = slotStart(slot);
  return start >= hours.opens && start + rules.inspection.takes.to <= hours.closes;
}

/** Whether the business works on a day at all, as its profile says. */
export function isOpen(
  day: CalendarDay,
  rules: Pick<AppointmentRules, "hours" | "closures">,
): boolean {
  return (
    rules.hours[weekdayOf(day)] !== undefined &&
    !rules.closures.some((closure) => closure.day === day)
  );
}
