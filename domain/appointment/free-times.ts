import type { CalendarDay } from "#domain/calendar/calendar-day.ts";
import type { Slot } from "#domain/calendar/slot.ts";
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

/** The times with room that visitors could book as of `today`, in order. */
export function freeTimes(
  today: CalendarDay,
  {
    rules,
    staffing,
    bookedOn,
  }: {
    rules: AppointmentRules & StaffingRules;
    staffing: Staffing;
    bookedOn: (day: CalendarDay) => BookedDay;
  },
): FreeTime[] {
  return bookableDays(today, rules).flatMap((date) => {
    const { seats, assigned } = bookedOn(date);
    return calendarSlots(date, { rules, staffing, booked: seats, assigned })
      .map(({ slot, capacity, booked, free }) => ({
        date,
        slot,
        room: capacity - booked,
        inspectorIds: free,
      }))
      .filter(({ room }) => room > 0);
  });
}
