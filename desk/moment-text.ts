import { businessProfile } from "#content/business-profile.ts";
import { moments as words } from "#content/en/desk/shell.ts";
import { addDays, dayInZone } from "#domain/calendar/calendar-day.ts";

const { timeZone } = businessProfile;
const time = new Intl.DateTimeFormat("en-US", { timeZone, timeStyle: "short" });
const day = new Intl.DateTimeFormat("en-US", { timeZone, month: "short", day: "numeric" });
const dayOfYear = new Intl.DateTimeFormat("en-US", { timeZone, dateStyle: "medium" });
const full = new Intl.DateTimeFormat("en-US", { timeZone, dateStyle: "full", timeStyle: "short" });

/** Today's date in the business's time zone. */
export function today(now = Date.now()) {
  return dayInZone(now, timeZone);
}

/**
 * A past or future time, as short as is clear, in the business's time zone: `2:14 PM`, `Yesterday,
 * 2:14 PM`, `Nov 3, 2:14 PM`, `Nov 3, 2025, 2:14 PM`. Takes ISO 8601.
 */
export function momentText(at: string, now = Date.now()): string {
  const instant = Date.parse(at);
  const here = today(now);
  const there = dayInZone(instant, timeZone);
  const clock = time.format(instant);
  if (there === here) return clock;
  if (there === addDays(here, -1)) return words.yesterday(clock);
  if (there === addDays(here, 1)) return words.tomorrow(clock);
  const isThisYear = there.slice(0, 4) === here.slice(0, 4);
  return `${(isThisYear ? day : dayOfYear).format(instant)}, ${clock}`;
}

/** The date of a moment in the business's time zone. */
export function dayOf(at: string) {
  return dayInZone(Date.parse(at), timeZone);
}

/** `2:14 PM` */
export function clockText(at: string): string {
  return time.format(Date.parse(at));
}

/** `Tuesday, November 24, 2026 at 2:14 PM`. */
export function fullMomentText(at: string): string {
  return full.format(Date.parse(at));
}
