import { whenOf } from "#app/sections/appointment/appointment-title.ts";
import { untilText } from "#app/sections/appointment/until-text.ts";
import { headings, states } from "#content/en/appointments.ts";
import { pendingPageWords, toBeConfirmedBy } from "#content/en/pending-booking.ts";
import type { Appointment } from "#domain/appointment/appointment.ts";
import { formatDay } from "#domain/calendar/calendar-day.ts";

/** An appointment as its page sees it. */
export type SeenAppointment = Appointment & {
  address: string;
  /** Whether it has begun: then it can no longer be moved or canceled. */
  isPast: boolean;
  /** Whether it has begun and has not ended. */
  isNow: boolean;
  /** Whether we moved it and wait to hear if the visitor keeps the new time. */
  isAnswerAwaited: boolean;
  /** Whether the visitor has said that they will be there. */
  isConfirmed: boolean;
  /** Whether it is near, and we ask the visitor to say so. */
  isConfirmationAsked: boolean;
  /** Whether the visitor wants no more reminders. */
  areRemindersOff: boolean;
  /** Whether reminders would reach them at all. */
  isReminded: boolean;
  /** Whether we can mail them that an earlier time has opened. */
  isOfferedEarlier: boolean;
  /** Whether we mail the visitor about it. */
  isMailed: boolean;
  /** Whether the link that confirms a pending one is in a text, too. */
  isTexted: boolean;
  /** How many photos we have from the visitor. */
  photos: number;
  /** The last digits of the number that texts go to, and whether it gets them; null: there are none. */
  texts: { ending: string; isWanted: boolean } | null;
};

/** Whether we are still to come, so that it can be moved and canceled. */
export function isAhead({ status, isPast }: SeenAppointment): boolean {
  return status === "booked" && !isPast;
}

/** Whether the visitor still has to confirm it. */
export function isPending({ status, isPast }: SeenAppointment): boolean {
  return status === "pending" && !isPast;
}

/** The title of the page and its document, by the appointment's state. */
export function headingOf(appointment: SeenAppointment): string {
  if (appointment.status === "cancelled") return headings.cancelled;
  if (isPending(appointment)) return pendingPageWords.title(whenOf(appointment));
  return appointment.isPast && !appointment.isNow
    ? headings.past(formatDay(appointment.date, "yearless"))
    : headings.booked(whenOf(appointment));
}

export function statusOf(appointment: SeenAppointment, timeZone: string): string {
  const { status, isPast, isNow, isConfirmed, pendingUntil } = appointment;
  if (status === "cancelled") return states.cancelled;
  if (pendingUntil && !isPast) return toBeConfirmedBy(untilText(pendingUntil, timeZone));
  if (isConfirmed && !isPast) return states.confirmed;
  if (isNow) return states.now;
  return isPast ? states.past : states.booked;
}
