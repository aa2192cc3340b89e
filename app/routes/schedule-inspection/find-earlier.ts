import { ApiFailure } from "#api-client/api-failure.ts";
import { fetchAppointment } from "#api-client/appointment-calls.ts";
import {
  appointmentsBookedHere,
  forgetAppointment,
} from "#app/sections/appointment/booked-here.ts";
import type { Appointment } from "#domain/appointment/appointment.ts";
import type { CalendarDay } from "#domain/calendar/calendar-day.ts";
import { slotStart } from "#domain/calendar/slot.ts";
import { instantInZone } from "#domain/calendar/zone-instant.ts";

/**
 * The next appointment that was booked in this browser, as the server knows it now; undefined when there is none or the
 * server does not answer. Canceled and past ones are forgotten.
 */
export async function findEarlier(
  today: CalendarDay,
  timeZone: string,
): Promise<Appointment | undefined> {
  const found = await Promise.all(appointmentsBookedHere().map((id) => find(id, today, timeZone)));
  return found
    .filter((appointment) => appointment !== undefined)
    .sort((one, other) => startOf(one).localeCompare(startOf(other)))[0];
}

async function find(
  id: string,
  today: CalendarDay,
  timeZone: string,
): Promise<Appointment | undefined> {
  try {
    const appointment = await fetchAppointment(id);
    if (appointment.status !== "cancelled" && isAhead(appointment, today, timeZone))
      return appointment;
  } catch (error) {
    if (!(error instanceof ApiFailure) || error.status !== 404) return undefined;
  }
  forgetAppointment(id);
  return undefined;
}

/** The server knows which day it is; only within that day does the browser's clock decide. */
function isAhead({ date, timeSlot }: Appointment, today: CalendarDay, timeZone: string): boolean {
  if (date !== today) return date > today;
  return instantInZone(date, slotStart(timeSlot), timeZone) > Date.now();
}

function startOf({ date, timeSlot }: Appointment): string {
  return `${date} ${timeSlot}`;
}
