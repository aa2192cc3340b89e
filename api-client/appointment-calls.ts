import type { Appointment } from "#domain/appointment/appointment.ts";
import type { AppointmentBodyInput } from "#domain/appointment/appointment-contract.ts";
import type { AppointmentTime } from "#domain/appointment/appointment-form.ts";
import { browserClient } from "./browser-client.ts";

/*
 * The calls of the appointment forms (specification 1, section 7). `availableCount` is optional and the
 * lists are checked, because an answer may come from another server than ours.
 */

export type DayAnswer = { isFullyBooked: boolean; availableCount?: number };

export type SlotsAnswer = { availableSlots: string[]; bookedSlots?: string[] };

/** The message that tells an answer without a list of slots from a call that failed. */
export const invalidSlotsAnswer = "Invalid response format from API";

/** The times of a day. @throws Error with `invalidSlotsAnswer` when the answer holds no list. */
export async function fetchSlots(date: string): Promise<SlotsAnswer> {
  const { data } = await browserClient().GET("/appointments/available-slots", {
    params: { query: { date } },
  });
  return slotsOf(data);
}

/** The answer with its list of slots. @throws Error with `invalidSlotsAnswer` without one. */
export function slotsOf(answer: Partial<SlotsAnswer> | null | undefined): SlotsAnswer {
  if (!Array.isArray(answer?.availableSlots)) throw new Error(invalidSlotsAnswer);
  return { ...answer, availableSlots: answer.availableSlots };
}

export async function fetchAvailability(
  dates: readonly string[],
): Promise<Record<string, DayAnswer>> {
  const { data } = await browserClient().POST("/appointments/bulk-availability", {
    body: { dates: [...dates] },
  });
  if (!data) throw new Error("The answer is empty.");
  return data.data;
}

/** Registers the person, then books; both can be repeated with the same key without harm. */
export async function bookAppointment(
  form: Omit<AppointmentBodyInput, "customerId">,
  idempotencyKey: string,
): Promise<Partial<Appointment> | undefined> {
  const { website, ...body } = form;
  const { name, email, phone, address } = body;
  const client = browserClient();
  const registered = await client.POST("/customers/register", {
    body: { name, email, phone, address },
  });
  const { data } = await client.POST("/appointments", {
    body: { ...body, ...(website && { website }), customerId: registered.data?.customerId ?? "" },
    params: { header: { "idempotency-key": idempotencyKey } },
  });
  return data?.appointment;
}

export async function moveAppointment(
  id: string,
  target: AppointmentTime,
): Promise<Partial<Appointment>> {
  const { data } = await browserClient().PUT("/appointments/{id}", {
    params: { path: { id } },
    body: target,
  });
  return data?.appointment ?? {};
}

export async function cancelAppointment(id: string): Promise<Partial<Appointment>> {
  const { data } = await browserClient().DELETE("/appointments/{id}", { params: { path: { id } } });
  return data?.appointment ?? {};
}
