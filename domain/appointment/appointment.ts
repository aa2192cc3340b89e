import type { CalendarDay } from "#domain/calendar/calendar-day.ts";
import type { Slot } from "#domain/calendar/slot.ts";

export const appointmentStatuses = ["booked", "cancelled"] as const;

export type AppointmentStatus = (typeof appointmentStatuses)[number];

/** What anybody who knows an appointment's id may see. */
export type Appointment = {
  id: string;
  date: CalendarDay;
  timeSlot: Slot;
  status: AppointmentStatus;
};
