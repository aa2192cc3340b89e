import { z } from "zod/mini";
import type { CalendarDay } from "#domain/calendar/calendar-day.ts";
import { nearDayName } from "#domain/calendar/near-day-name.ts";
import { slotLabel } from "#domain/calendar/slot.ts";
import { slotLabelField } from "#domain/calendar/slot-field.ts";
import { cameFromField, type SaidOrigin } from "#domain/lead/came-from.ts";
import { spamTraps } from "#domain/spam/spam-traps.ts";
import { type Appointment, appointmentStatuses } from "./appointment.ts";
import {
  type AppointmentForm,
  appointmentForm,
  appointmentTime,
  dateRequired,
} from "./appointment-form.ts";
import type { DayAvailability } from "./availability.ts";

/*
 * Bodies and responses of `/api/appointments`, for the server, the browser's client and the OpenAPI document. A slot is
 * written as its label: `9:00 AM`.
 */

/** A day, or an ISO 8601 date-time, which stands for the day it falls on in the business's time zone. */
const dateText = z.string({ error: dateRequired }).check(z.minLength(1, dateRequired));

export const slotsQuery = z.object({ date: z.string({ error: dateRequired }) });

export const slotsResponse = z.object({
  success: z.literal(true),
  date: z.string(),
  availableSlots: z.array(slotLabelField),
  bookedSlots: z.array(slotLabelField),
  /** Those of the booked ones that somebody is only about to book. Missing: none. */
  heldSlots: z.optional(z.array(slotLabelField)),
});

export function slotsResponseOf(
  date: CalendarDay,
  { availableSlots, bookedSlots, heldSlots }: DayAvailability,
): z.output<typeof slotsResponse> {
  return {
    success: true,
    date,
    availableSlots: availableSlots.map(slotLabel),
    bookedSlots: bookedSlots.map(slotLabel),
    ...(heldSlots && { heldSlots: heldSlots.map(slotLabel) }),
  };
}

/** More days than a visitor can see at once. */
const mostDates = 62;

export const bulkAvailabilityBody = z.object({
  dates: z
    .array(z.string({ error: "Every date must be text" }), { error: "A list of dates is required" })
    .check(z.maxLength(mostDates, `Ask for ${mostDates} dates or fewer at a time`)),
});

export const bulkAvailabilityResponse = z.object({
  success: z.literal(true),
  data: z.record(z.string(), z.object({ isFullyBooked: z.boolean(), availableCount: z.number() })),
});

export const nextFreeDayResponse = z.object({
  success: z.literal(true),
  /** Null when every bookable day is full. */
  date: z.nullable(z.string()),
  /** The day's name as of today: `Monday`, or `Tue, Dec 8`. Empty without a date. */
  name: z.string(),
});

export type NextFreeDayResponse = z.output<typeof nextFreeDayResponse>;

export function nextFreeDayResponseOf(
  date: CalendarDay | undefined,
  today: CalendarDay,
): NextFreeDayResponse {
  return { success: true, date: date ?? null, name: date ? nearDayName(date, today) : "" };
}

export const appointmentBody = z.extend(appointmentForm, {
  date: dateText,
  customerId: z
    .string({ error: "Customer is required" })
    .check(z.minLength(1, "Customer is required")),
  stamp: spamTraps.stamp,
  cameFrom: cameFromField,
});

/** The body with its date parsed. */
export type AppointmentBody = AppointmentForm & {
  customerId: string;
  stamp: string;
  cameFrom?: SaidOrigin;
};

export const moveBody = z.extend(appointmentTime, { date: dateText });

export const appointmentResponse = z.object({
  success: z.literal(true),
  appointment: z.object({
    id: z.string(),
    date: z.string(),
    timeSlot: slotLabelField,
    /** Where the business would like to move it, which its person has not been told yet; missing: nowhere. */
    proposed: z.optional(z.object({ date: z.string(), timeSlot: slotLabelField })),
    /** `pending`: firm once the link in the mail or the text was pressed, and free again without that. */
    status: z.enum(appointmentStatuses),
    /** Until when a pending one is kept, as an ISO 8601 moment. */
    pendingUntil: z.optional(z.string()),
  }),
  /** False when no mail comes: none that confirms the booking, and none with the link that confirms a pending one. */
  isMailed: z.optional(z.boolean()),
  /** Whether reminders reach the person, by mail or text; absent: if a mail comes. */
  isReminded: z.optional(z.boolean()),
  /** Whether we can mail the person about an earlier time; absent: if a mail comes. */
  isOfferedEarlier: z.optional(z.boolean()),
  /** True when the link that confirms a pending booking is in a text, too. */
  isTexted: z.optional(z.boolean()),
});

export type AppointmentResponse = z.output<typeof appointmentResponse>;

/** The API's view of an appointment. */
export function appointmentResponseOf({
  id,
  date,
  timeSlot,
  proposed,
  status,
  pendingUntil,
}: Appointment): AppointmentResponse {
  return {
    success: true,
    appointment: {
      ...{ id, date, timeSlot: slotLabel(timeSlot), status },
      ...(proposed && {
        proposed: { date: proposed.date, timeSlot: slotLabel(proposed.timeSlot) },
      }),
      ...(pendingUntil && { pendingUntil }),
    },
  };
}

export const holdBody = z.extend(appointmentTime, { date: dateText });

export const holdResponse = z.object({
  success: z.literal(true),
  /** Null: the time is free, but is not held. */
  hold: z.nullable(
    z.object({
      id: z.string(),
      /** When it ends, by the clock where the inspection is: `10:08 AM`. */
      until: z.string(),
      /** Seconds until then. */
      seconds: z.number(),
    }),
  ),
});

export type HoldResponse = z.output<typeof holdResponse>;

export const releaseResponse = z.object({ success: z.literal(true) });

export const appointmentParams = z.object({ id: z.string() });
