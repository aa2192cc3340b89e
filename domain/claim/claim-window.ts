import { addDays, type CalendarDay, isCalendarDay } from "#domain/calendar/calendar-day.ts";
import type { Span } from "#domain/page/span.ts";

/** Last days on which insurers take a claim: those who allow the least time, and those who allow the most. */
export type ClaimWindow = { shortest: CalendarDay; longest: CalendarDay };

/**
 * The last day of each window, counted from the day after the damage. `days` are those of the shortest
 * and of the longest; a year is 365 of them, so that no answer is a day too late in a leap year.
 */
export function claimWindow(damage: CalendarDay, days: Span): ClaimWindow {
  return { shortest: addDays(damage, days.from), longest: addDays(damage, days.to) };
}

/** Days from one day to another; negative when that one has passed. */
export function daysUntil(day: CalendarDay, today: CalendarDay): number {
  return Math.round((Date.parse(day) - Date.parse(today)) / 86_400_000);
}

/** What a field with the day of the damage holds. */
export type DamageDay =
  | { kind: "empty" | "unfinished" | "invalid" | "future" }
  | { kind: "day"; day: CalendarDay };

/** Nobody claims for older damage; a year like 0202 is one that is still being typed. */
const firstYear = "1900";

/** Reads `YYYY-MM-DD`. Without `today`, as in a page that is kept, no day is told to be in the future. */
export function readDamageDay(text: string, today?: CalendarDay | undefined): DamageDay {
  if (text === "") return { kind: "empty" };
  if (!isCalendarDay(text) || text > "9998-12-31") return { kind: "invalid" };
  if (text < firstYear) return { kind: "unfinished" };
  if (today !== undefined && text > today) return { kind: "future" };
  return { kind: "day", day: text };
}
