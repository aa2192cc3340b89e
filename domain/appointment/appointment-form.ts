import { z } from "zod/mini";
import { dayField } from "#domain/calendar/day-field.ts";
import { type SlotLabel, slotLabelPattern, slotOfLabel } from "#domain/calendar/slot.ts";
import {
  emailField,
  multiLine,
  nameField,
  phoneField,
  singleLine,
} from "#domain/person/contact-details.ts";
import { limits } from "#domain/person/contact-limits.ts";
import { spamTraps } from "#domain/spam/spam-traps.ts";
import { slotMessages } from "./slot-messages.ts";

export const dateRequired = "Please select a date";

const dateField = dayField(dateRequired);

const slotFaults = {
  error: ({ input }: { input?: unknown }) =>
    input ? slotMessages.unavailable : "Please select a time slot",
};

/** Sent as its label, `9:00 AM`, and parsed into a slot. */
const timeSlotField = z.pipe(
  z.string(slotFaults).check(z.regex(slotLabelPattern, slotFaults)),
  z.transform((label) => slotOfLabel(label as SlotLabel)),
);

/** Date and time of an appointment. The server decides whether they can be booked. */
export const appointmentTime = z.object({ date: dateField, timeSlot: timeSlotField });

/**
 * Whether somebody wants texts: a ticked box of a form, or a flag of a call. Missing means no, so that a repeat of a call
 * from before there were texts is the same.
 */
const textConsentField = z.optional(
  z.union(
    [
      z.boolean(),
      z.pipe(
        z.literal("on"),
        z.transform(() => true),
      ),
    ],
    { error: "Please say whether we may text you" },
  ),
);

/** The appointment form. */
export const appointmentForm = z.object({
  name: nameField,
  email: emailField,
  phone: phoneField,
  address: singleLine({
    label: "Property address",
    required: "Property address is required",
    max: limits.address,
  }),
  notes: multiLine({ label: "Notes", max: limits.text }),
  date: dateField,
  timeSlot: timeSlotField,
  textConsent: textConsentField,
  website: spamTraps.website,
});

export type AppointmentTime = z.output<typeof appointmentTime>;
export type AppointmentForm = z.output<typeof appointmentForm>;
