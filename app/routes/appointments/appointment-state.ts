import { whenOf } from "#app/sections/appointment/appointment-title.ts";
import type { Appointment } from "#domain/appointment/appointment.ts";
import { formatDay } from "#domain/calendar/calendar-day.ts";

/** A visit as its page sees it. */
export type SeenAppointment = Appointment & { address: string; notes: string; isPast: boolean };

/** What the page and its document are called: it follows what has become of the visit. */
export function headingOf(visit: SeenAppointment): string {
  if (visit.status === "cancelled") return "Your inspection is canceled";
  return visit.isPast
    ? `Your inspection took place on ${formatDay(visit.date, "yearless")}`
    : `Your inspection: ${whenOf(visit)}`;
}

export function statusOf({ status, isPast }: SeenAppointment): string {
  if (status === "cancelled") return "Canceled";
  return isPast ? "Done" : "Booked";
}
