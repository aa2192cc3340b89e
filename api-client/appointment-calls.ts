import type { Appointment } from "#domain/appointment/appointment.ts";
import type { AppointmentBodyInput } from "#domain/appointment/appointment-contract.ts";
import type { AppointmentTime } from "#domain/appointment/appointment-form.ts";
import { browserClient } from "./browser-client.ts";

/*
 * The calls of the appointment forms (specification 1, section 7). `availableCount` is optional and the lists are
 * checked, because an answer may come from another server than ours.
 */

export type DayAnswer = { isFullyBooked: boolean; availableCount?: number };

export type SlotsAnswer = { availableSlots: string[]; bookedSlots?: string[] };

/** The message that tells an answer without a list of slots from a call that failed. */
export const invalidSlotsAnswer = "Invalid response format from API";

/** The times of a day. @throws Error with `invalidSlotsAnswer` when the answer holds no list. */
export async function fetchSlots(date: string): Promise<SlotsAnswer> {
  return slotsOf(
    await browserClient().call("GET", "appointments/available-slots", { query: { date } }),
  );
}

/** The answer with its list of slots. @throws Error with `invalidSlotsAnswer` without one. */
export function slotsOf(answer: Partial<SlotsAnswer> | null): SlotsAnswer {
  if (!Array.isArray(answer?.availableSlots)) throw new Error(invalidSlotsAnswer);
  return { ...answer, availableSlots: answer.availableSlots };
}

export async function fetchAvailability(
  dates: readonly string[],
): Promise<Record<string, DayAnswer>> {
  const answer = await browserClient().call<{ data: Record<string, DayAnswer> }>(
    "POST",
    "appointments/bulk-availability",
    { json: { dates } },
  );
  return answer.data;
}

/** Registers the visitor, then books; both can be repeated with the same key without harm. */
export async function bookAppointment(
  form: Omit<AppointmentBodyInput, "customerId">,
  idempotencyKey: string,
): Promise<Appointment> {
  const { website, ...body } = form;
  const { name, email, phone, address } = body;
  const client = browserClient();
  const { customerId } = await client.call<{ customerId: string }>("POST", "customers/register", {
    json: { name, email, phone, address },
  });
  const answer = await client.call<{ appointment: Appointment }>("POST", "appointments", {
    json: { ...body, ...(website && { website }), customerId },
    idempotencyKey,
  });
  return answer.appointment;
}

export async function moveAppointment(
  id: string,
  appointment: AppointmentTime,
): Promise<Appointment> {
  const answer = await browserClient().call<{ appointment: Appointment }>(
    "PUT",
    `appointments/${encodeURIComponent(id)}`,
    { json: appointment },
  );
  return answer.appointment;
}

export async function cancelAppointment(id: string): Promise<Appointment> {
  const answer = await browserClient().call<{ appointment: Appointment }>(
    "DELETE",
    `appointments/${encodeURIComponent(id)}`,
  );
  return answer.appointment;
}
