import type { CalendarDay } from "#domain/calendar/calendar-day.ts";
import type { Slot } from "#domain/calendar/slot.ts";

/** As it is stored, and as the desk sees it: what waits to be confirmed has its seat, and a moment beside it. */
export const storedStatuses = ["booked", "cancelled"] as const;

export type StoredStatus = (typeof storedStatuses)[number];

/** As visitors see it. */
export const appointmentStatuses = ["booked", "pending", "cancelled"] as const;

export type AppointmentStatus = (typeof appointmentStatuses)[number];

/** What anybody who knows an appointment's id may see. */
export type Appointment = {
  id: string;
  date: CalendarDay;
  timeSlot: Slot;
  /** Where we have moved it without telling its person, who still believes in the time above. */
  proposed?: { date: CalendarDay; timeSlot: Slot };
  status: AppointmentStatus;
  /** Until when its seat is kept while it is pending, as ISO text. */
  pendingUntil?: string;
};
