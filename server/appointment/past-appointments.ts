import type { AppointmentTime } from "#domain/appointment/appointment-form.ts";
import { startOf } from "#domain/appointment/reminders.ts";
import type { AppointmentsTable } from "#server/database/schema/booking-tables.ts";
import { Refusal } from "#server/refusal.ts";
import type { Moment } from "./moment.ts";
import { believedTimeOf } from "./told-times.ts";

/** Whether a time has begun. */
export function hasBegun(time: AppointmentTime, { profile, now }: Moment): boolean {
  return startOf(time, profile.timeZone) <= now.getTime();
}

/** Whether an appointment has begun, wherever its person believes it to be. */
export function isPast({ date, slot }: AppointmentsTable, moment: Moment): boolean {
  return hasBegun({ date, timeSlot: slot }, moment);
}

/** Whether an appointment has begun, and so has the time that its person believes in. */
export function isOver(row: AppointmentsTable, moment: Moment): boolean {
  return isPast(row, moment) && hasBegun(believedTimeOf(row), moment);
}

/** The refusal of a change to an appointment that is over. */
export function takenPlace(): Refusal {
  return new Refusal(409, "This appointment has already begun.").because("appointment past");
}
