import { addDays, type CalendarDay, isCalendarDay } from "#domain/calendar/calendar-day.ts";
import type { Span } from "#domain/page/span.ts";

/** Last days on which insurers accept a claim: with the shortest and the longest window. */
export type ClaimWindow = { shortest: CalendarDay; longest: CalendarDay };

/**
 * The last day of each window, counted from the day after the damage. `days` holds the shortest and longest window; a
 * year counts as 365 days, so that in a leap year no answer is a day late.
 */
export function claimWindow(damage: CalendarDay, days: Span): ClaimWindow {
  return { shortest: addDays(damage, days.from), longest: addDays(damage, days.to) };
}

/** Days from `today` until `day`; negative if it has passed. */
export function daysUntil(day: CalendarDay, today: CalendarDay): number {
  return Math.round((Date.parse(day) - Date.parse(today)) / 86_400_000);
}

/** The content of the field for the day of damage. */
export type DamageDay =
  | { kind: "empty" | "unfinished" | "invalid" | "future" }
  | { kind: "day"; day: CalendarDay };

/** Nobody claims for older damage; a year like 0202 is still being typed. */
const firstYear = "1900";

/** Reads `YYYY-MM-DD`. Without `today`, as on a cached page, no day counts as being in the future. */
export function readDamageDay(text: string, today?: CalendarDay | undefined): DamageDay {
  if (text === "") return { kind: "empty" };
  if (!isCalendarDay(text) || text > "9998-12-31") return { kind: "invalid" };
  if (text < firstYear) return { kind: "unfinished" };
  if (today !== undefined && text > today) return { kind: "future" };
  return { kind: "day", day: text };
}
