import { moments as words } from "#content/en/desk/shell.ts";
import { deskPlace } from "#desk/facts/desk-place.ts";
import { addDays, dayInZone } from "#domain/calendar/calendar-day.ts";

const styles = {
  time: { timeStyle: "short" },
  day: { month: "short", day: "numeric" },
  dayOfYear: { dateStyle: "medium" },
  full: { dateStyle: "full", timeStyle: "short" },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

const formats = new Map<string, Intl.DateTimeFormat>();

/** A moment in the business's time zone. */
function formatted(style: keyof typeof styles, at: number): string {
  const { timeZone } = deskPlace();
  const key = `${style} ${timeZone}`;
  const format =
    formats.get(key) ?? new Intl.DateTimeFormat("en-US", { timeZone, ...styles[style] });
  formats.set(key, format);
  return format.format(at);
}

/** Today's date in the business's time zone. */
export function today(now = Date.now()) {
  return dayInZone(now, deskPlace().timeZone);
}

/**
 * A past or future time, as short as is clear, in the business's time zone: `2:14 PM`, `Yesterday,
 * 2:14 PM`, `Nov 3, 2:14 PM`, `Nov 3, 2025, 2:14 PM`. Takes ISO 8601.
 */
export function momentText(at: string, now = Date.now()): string {
  const instant = Date.parse(at);
  const here = today(now);
  const there = dayInZone(instant, deskPlace().timeZone);
  const clock = formatted("time", instant);
  if (there === here) return clock;
  if (there === addDays(here, -1)) return words.yesterday(clock);
  if (there === addDays(here, 1)) return words.tomorrow(clock);
  const isThisYear = there.slice(0, 4) === here.slice(0, 4);
  return `${formatted(isThisYear ? "day" : "dayOfYear", instant)}, ${clock}`;
}

/** The date of a moment in the business's time zone. */
export function dayOf(at: string) {
  return dayInZone(Date.parse(at), deskPlace().timeZone);
}

/** `2:14 PM` */
export function clockText(at: string): string {
  return formatted("time", Date.parse(at));
}

/** `Tuesday, November 24, 2026 at 2:14 PM`. */
export function fullMomentText(at: string): string {
  return formatted("full", Date.parse(at));
}
