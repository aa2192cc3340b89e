import type { AppointmentTime } from "#domain/appointment/appointment-form.ts";
import { startOf } from "#domain/appointment/reminders.ts";
import { isUntold, type Knowledge } from "#domain/appointment/told-time.ts";
import { formatDay } from "#domain/calendar/calendar-day.ts";
import { slotLabel } from "#domain/calendar/slot.ts";
import { beforeOpenMinutes, goalMinutes, type OpeningRules, whenOpen } from "./answer-clock.ts";

/** Minutes of opening hours that are left to tell somebody when those on duty are alerted. */
const tellingMinutes = 120;

const minute = 60_000;
/** Milliseconds after the later of both times in which it still helps to be alerted. */
const helpsFor = 24 * 60 * minute;

/**
 * When those on duty are alerted that nobody has told a person of a change: two open hours before the earlier of the time that
 * they believe in and the real one, but not while whoever changed it may be just telling them. Null: they know.
 */
export function untoldAlertAt(known: Knowledge, changedAt: Date, rules: OpeningRules): Date | null {
  if (!isUntold(known)) return null;
  const earlier = Math.min(...startsOf(known, rules));
  const before = beforeOpenMinutes(new Date(earlier), tellingMinutes, rules);
  const settled = new Date(changedAt.getTime() + goalMinutes * minute);
  const opens = whenOpen(settled, rules);
  // A change at night waits for the morning, unless that is too late.
  const soonest = opens.getTime() < earlier ? opens : settled;
  return new Date(Math.max(before.getTime(), soonest.getTime()));
}

/** Whether both times have long passed, so that an alert would be of no use. */
export function isPastTelling(known: Knowledge, now: Date, rules: OpeningRules): boolean {
  return Math.max(...startsOf(known, rules)) + helpsFor <= now.getTime();
}

/** What an alert says: `inspection, still expected on Wed, Jun 3, 9:00 AM, now Thu, Jun 4, 11:00 AM`. */
export function untoldInBrief({ time, believed }: Knowledge): string {
  const expected = believed ? `, still expected on ${timeText(believed)}` : "";
  return `inspection${expected}, now ${time ? timeText(time) : "canceled"}`;
}

function startsOf({ time, believed }: Knowledge, { timeZone }: OpeningRules): number[] {
  return [time, believed].flatMap((each) => (each ? startOf(each, timeZone) : []));
}

function timeText({ date, timeSlot }: AppointmentTime): string {
  return `${formatDay(date, "short")}, ${slotLabel(timeSlot)}`;
}
