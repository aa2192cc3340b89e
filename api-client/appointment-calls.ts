import type { Appointment } from "#domain/appointment/appointment.ts";
import type { AppointmentResponse } from "#domain/appointment/appointment-contract.ts";
import type { AppointmentTime } from "#domain/appointment/appointment-form.ts";
import type { DayAvailability } from "#domain/appointment/availability.ts";
import { type CalendarDay, calendarDay } from "#domain/calendar/calendar-day.ts";
import { type Slot, slotLabel, slotOfLabel } from "#domain/calendar/slot.ts";
import { browserClient } from "./browser-client.ts";

/*
 * The calls of the appointment forms. `availableCount` is optional and
 * lists are checked, because the answer may come from a server other than ours.
 */

export type DayResponse = { isFullyBooked: boolean; availableCount?: number };

/** An answer without a list of slots. */
export class InvalidSlotsResponse extends Error {
  constructor() {
    super("Invalid response format from API");
    this.name = "InvalidSlotsResponse";
  }
}

/** Fetches the times of a day. @throws InvalidSlotsResponse when the answer holds no list. */
export async function fetchSlots(date: CalendarDay): Promise<DayAvailability> {
  const { data } = await browserClient().GET("/appointments/available-slots", {
    params: { query: { date } },
  });
  return slotsOf(data);
}

/** The slots in an answer. @throws InvalidSlotsResponse when it holds no list of them. */
export function slotsOf(
  answer:
    | { availableSlots?: unknown; bookedSlots?: unknown; heldSlots?: unknown }
    | null
    | undefined,
): DayAvailability {
  const { availableSlots, bookedSlots = [], heldSlots } = answer ?? {};
  if (!Array.isArray(availableSlots)) throw new InvalidSlotsResponse();
  return {
    availableSlots: knownSlots(availableSlots),
    bookedSlots: Array.isArray(bookedSlots) ? knownSlots(bookedSlots) : [],
    ...(Array.isArray(heldSlots) && { heldSlots: knownSlots(heldSlots) }),
  };
}

function knownSlots(labels: readonly unknown[]): Slot[] {
  return labels.flatMap((label) => slotOfLabel(String(label)) ?? []);
}

export async function fetchAvailability(
  dates: readonly CalendarDay[],
): Promise<Record<CalendarDay, DayResponse>> {
  const { data } = await browserClient().POST("/appointments/bulk-availability", {
    body: { dates: [...dates] },
  });
  if (!data) throw new Error("The answer is empty.");
  return data.data;
}

/** The appointment as it is now. @throws ApiFailure 404 when there is none with this id. */
export async function fetchAppointment(id: string): Promise<Appointment> {
  const { data } = await browserClient().GET("/appointments/{id}", { params: { path: { id } } });
  return appointmentOf(data);
}

export async function moveAppointment(
  id: string,
  { date, timeSlot }: AppointmentTime,
): Promise<Appointment> {
  const { data } = await browserClient().PUT("/appointments/{id}", {
    params: { path: { id } },
    body: { date, timeSlot: slotLabel(timeSlot) },
  });
  return appointmentOf(data);
}

export async function cancelAppointment(id: string): Promise<Appointment> {
  const { data } = await browserClient().DELETE("/appointments/{id}", { params: { path: { id } } });
  return appointmentOf(data);
}

/** The appointment in an answer. @throws Error when it holds none. */
function appointmentOf(answer: AppointmentResponse | undefined): Appointment {
  if (!answer) throw new Error("The answer is empty.");
  const { id, date, timeSlot, status, pendingUntil } = answer.appointment;
  const time = { date: calendarDay(date), timeSlot: slotOfLabel(timeSlot) };
  return { id, ...time, status, ...(pendingUntil && { pendingUntil }) };
}
