import { type CalendarDay, dayInZone } from "#domain/calendar/calendar-day.ts";
import { type Slot, slotStart } from "#domain/calendar/slot.ts";
import { instantInZone } from "#domain/calendar/zone-instant.ts";
import type { AppointmentTime } from "./appointment-form.ts";
import { type AppointmentRules, bookableDays } from "./appointment-rules.ts";
import { calendarSlots } from "./calendar-slots.ts";
import type { AssignedSlot, Staffing, StaffingRules } from "./capacity.ts";
import type { FreeTime } from "./rescheduling.ts";

/** What is booked on a day. */
export type BookedDay = {
  /** Seats taken, by slot. */
  seats: Partial<Record<Slot, number>>;
  assigned: readonly AssignedSlot[];
};

const hour = 3_600_000;
/** Milliseconds. Nobody is proposed a time that is nearer than this. */
const leastNotice = 2 * hour;

/** Whether a time leaves somebody who reads of it at `now` enough notice. */
export function leavesNotice(
  { date, timeSlot }: AppointmentTime,
  now: Date,
  timeZone: string,
): boolean {
  return instantInZone(date, slotStart(timeSlot), timeZone) >= now.getTime() + leastNotice;
}

/** The times with room that people can be moved to, in order: what visitors could book, and later today. */
export function freeTimes(
  now: Date,
  {
    rules,
    staffing,
    bookedOn,
  }: {
    rules: AppointmentRules & StaffingRules & { timeZone: string };
    staffing: Staffing;
    bookedOn: (day: CalendarDay) => BookedDay;
  },
): FreeTime[] {
  const today = dayInZone(now.getTime(), rules.timeZone);
  return [today, ...bookableDays(today, rules)].flatMap((date) => {
    const { seats, assigned } = bookedOn(date);
    return calendarSlots(date, { rules, staffing, booked: seats, assigned })
      .map(({ slot, capacity, booked, free }) => ({
        date,
        slot,
        room: capacity - booked,
        inspectorIds: free,
      }))
      .filter(
        ({ room, slot }) => room > 0 && leavesNotice({ date, timeSlot: slot }, now, rules.timeZone),
      );
  });
}
