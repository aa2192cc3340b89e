import { z } from "zod/mini";
import { timeSlots } from "#domain/calendar/slot.ts";

/** What anybody who holds an appointment's id may see of it over the API. */
export const appointment = z.object({
  id: z.string(),
  date: z.string(),
  timeSlot: z.enum(timeSlots),
  status: z.enum(["booked", "cancelled"]),
});

export type Appointment = z.output<typeof appointment>;
