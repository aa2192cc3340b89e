import type { MinuteOfDay } from "#domain/calendar/opening-hours.ts";
import { type Slot, slotStart } from "#domain/calendar/slot.ts";
import type { AppointmentTime } from "./appointment-form.ts";

/* Freed times, and who is offered one. */

/** Parts of the day at which somebody would take an earlier time. */
export const dayParts = ["any", "morning", "afternoon"] as const;

export type DayPart = (typeof dayParts)[number];

/** How an offer has ended; `open` until then. `ended`: not answered in time. */
export const offerStates = ["open", "taken", "declined", "ended"] as const;

export type OfferState = (typeof offerStates)[number];

/** Minutes for which an offer holds its seat. */
export const offerMinutes = 15;

/** Nobody is offered a time that is nearer than this, in minutes. */
const leastNotice = 3 * 60;

const noon: MinuteOfDay = 12 * 60;
const [morning, night]: [MinuteOfDay, MinuteOfDay] = [8 * 60, 21 * 60];

/** Whether a slot is in a part of the day. */
export function isInPart(slot: Slot, part: DayPart): boolean {
  if (part === "any") return true;
  return slotStart(slot) < noon === (part === "morning");
}

/** Whether somebody may be written to about an offer: not between 9 PM and 8 AM. @param at their clock. */
export function isWaking(at: MinuteOfDay): boolean {
  return at >= morning && at < night;
}

/** Whether a time that starts at `start` is still far enough ahead to be offered. */
export function isInTime(start: Date, now: Date): boolean {
  return start.getTime() - now.getTime() >= leastNotice * 60_000;
}

/** Somebody who wants an earlier time than the one they have. */
export type Waiting = {
  appointmentId: string;
  has: AppointmentTime;
  dayPart: DayPart;
  /** When they asked, as ISO text. */
  askedAt: string;
  /** Whether they have been offered this freed time before. */
  wasOffered: boolean;
  /** Whether another offer to them is open. */
  hasOpenOffer: boolean;
};

/** Whether one time of the business's days is before another. */
export function isBefore(one: AppointmentTime, other: AppointmentTime): boolean {
  return one.date < other.date || (one.date === other.date && one.timeSlot < other.timeSlot);
}

/**
 * Who is offered a freed time next: of those who could use it, whoever has waited longest and has no other offer to
 * answer. `isOver` once there is nobody left who could ever be offered it.
 */
export function nextInLine(
  freed: AppointmentTime,
  waiting: readonly Waiting[],
): { next: Waiting | undefined; isOver: boolean } {
  const fitting = waiting
    .filter(
      ({ has, dayPart, wasOffered }) =>
        !wasOffered && isBefore(freed, has) && isInPart(freed.timeSlot, dayPart),
    )
    .sort(
      (one, other) =>
        one.askedAt.localeCompare(other.askedAt) ||
        one.appointmentId.localeCompare(other.appointmentId),
    );
  return { next: fitting.find(({ hasOpenOffer }) => !hasOpenOffer), isOver: fitting.length === 0 };
}
