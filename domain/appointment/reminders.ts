import { addDays } from "#domain/calendar/calendar-day.ts";
import type { MinuteOfDay } from "#domain/calendar/opening-hours.ts";
import { slotStart } from "#domain/calendar/slot.ts";
import { instantInZone } from "#domain/calendar/zone-instant.ts";
import { afterQuietHours, quietHours } from "#domain/text/quiet-hours.ts";
import type { AppointmentTime } from "./appointment-form.ts";
import type { AppointmentRules } from "./appointment-rules.ts";
import { hoursOn, openDayBefore } from "./open-days.ts";
import type { ReminderKind } from "./reminder-kinds.ts";

/** When a reminder goes out, and from when on it would be of no use. Epoch milliseconds. */
export type Reminder = { kind: ReminderKind; at: number; until: number };

/** A booked appointment whose person knows its time. */
export type KnownAppointment = AppointmentTime & {
  /** Since when they know the time: since it was booked or moved, or since we told them. Epoch milliseconds. */
  knownSince: number;
};

const minute = 60_000;
const hour = 60 * minute;
const noon: MinuteOfDay = 12 * 60;

/** How long before a reminder somebody must have learned of the time. Whoever has just booked needs none. */
const leastKnown: Record<ReminderKind, number> = {
  "three-days": 24 * hour,
  "one-day": 24 * hour,
  "two-hours": hour,
};

/** Later than this before the appointment, the last reminder says nothing new. */
const lastMoment = 30 * minute;

/**
 * The reminders of an appointment, in order. Three days and one day before at its hour, at noon at the latest, so that
 * there is time to answer before we call (`unconfirmedCall`); two hours before. What falls into quiet hours waits for
 * their end; what would be of no use by then is left out, as is what comes soon after the person has learned of the
 * time. No two are of use at the same moment.
 */
export function remindersOf(known: KnownAppointment, timeZone: string): Reminder[] {
  const start = startOf(known, timeZone);
  const at = (daysBefore: number, time: MinuteOfDay) =>
    instantInZone(addDays(known.date, -daysBefore), time, timeZone);
  const time = Math.min(slotStart(known.timeSlot), noon);
  const planned: Reminder[] = [
    { kind: "three-days", at: at(3, time), until: at(2, quietHours.from) },
    { kind: "one-day", at: at(1, time), until: at(1, quietHours.from) },
    { kind: "two-hours", at: start - 2 * hour, until: start - lastMoment },
  ];
  return planned
    .map((reminder) => ({
      ...reminder,
      at: afterQuietHours(new Date(reminder.at), timeZone).getTime(),
    }))
    .filter(({ kind, at, until }) => at < until && at - known.knownSince >= leastKnown[kind]);
}

/** The reminder that is due now; undefined when there is none, and in quiet hours. */
export function dueReminder(
  known: KnownAppointment,
  now: number,
  timeZone: string,
): Reminder | undefined {
  if (afterQuietHours(new Date(now), timeZone).getTime() !== now) return undefined;
  return remindersOf(known, timeZone).find(({ at, until }) => at <= now && now < until);
}

/** From when on we ask whether somebody will be there: from the beginning of the day three days before. */
export function asksFrom({ date }: AppointmentTime, timeZone: string): number {
  return instantInZone(addDays(date, -3), 0, timeZone);
}

const callTime: MinuteOfDay = 16 * 60;
/** Minutes that the office has for its calls before it closes. */
const timeToCall = 60;

/**
 * When somebody who has not confirmed an appointment becomes a call for today: at 4 PM of the last day before it on which
 * we are open, or an hour before we close if that is earlier. Null for whoever no reminder has asked by then: they learned
 * of the time too late for one, or the next is due when we are closed, as on Sunday for a Monday that was booked on Friday.
 */
export function unconfirmedCall(
  known: KnownAppointment,
  rules: Pick<AppointmentRules, "hours" | "closures"> & { timeZone: string },
): number | null {
  const day = openDayBefore(known.date, rules);
  const closes = hoursOn(day, rules)?.closes ?? callTime + timeToCall;
  const at = instantInZone(day, Math.min(callTime, closes - timeToCall), rules.timeZone);
  return remindersOf(known, rules.timeZone).some((reminder) => reminder.at < at) ? at : null;
}

/** When an appointment begins, in epoch milliseconds. */
export function startOf({ date, timeSlot }: AppointmentTime, timeZone: string): number {
  return instantInZone(date, slotStart(timeSlot), timeZone);
}
