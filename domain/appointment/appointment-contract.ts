import { z } from "zod/mini";
import { spamTraps } from "#domain/spam/spam-traps.ts";
import { appointment } from "./appointment.ts";
import { appointmentForm, appointmentTime } from "./appointment-form.ts";

/** Bodies and answers of `/api/appointments`, for server, browser client and OpenAPI document. */

export const slotsQuery = z.object({ date: z.string({ error: "Please select a date" }) });

export const slotsAnswer = z.object({
  success: z.literal(true),
  date: z.string(),
  availableSlots: z.array(z.string()),
  bookedSlots: z.array(z.string()),
});

/** More days than a visitor can ever see at once. */
const mostDates = 62;

export const bulkAvailabilityBody = z.object({
  dates: z
    .array(z.string({ error: "Every date must be text" }), { error: "A list of dates is required" })
    .check(z.maxLength(mostDates, `Ask for ${mostDates} dates or fewer at a time`)),
});

export const bulkAvailabilityAnswer = z.object({
  success: z.literal(true),
  data: z.record(z.string(), z.object({ isFullyBooked: z.boolean(), availableCount: z.number() })),
});

export const appointmentBody = z.extend(appointmentForm, {
  customerId: z
    .string({ error: "Customer is required" })
    .check(z.minLength(1, "Customer is required")),
  stamp: spamTraps.stamp,
});

export type AppointmentBody = z.output<typeof appointmentBody>;
/** What `POST /api/appointments` is given. */
export type AppointmentBodyInput = z.input<typeof appointmentBody>;

export const moveBody = appointmentTime;

export const appointmentAnswer = z.object({ success: z.literal(true), appointment });

export const appointmentParams = z.object({ id: z.string() });
