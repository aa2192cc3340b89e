import {
  addDays,
  type CalendarDay,
  daysBetween,
  weekdayIndex,
} from "#domain/calendar/calendar-day.ts";
import { instantInZone } from "#domain/calendar/zone-instant.ts";
import type { NumberSpan } from "./number-periods.ts";

/** Instants in epoch milliseconds: `from` included, `before` not. */
export type ArrivalSpan = { from: number; before: number };

/** An hour of the week: 0 for Sunday to 6 for Saturday, and 0 to 23, as clocks in the business's zone show. */
export type HourOfWeek = { weekday: number; hour: number };

const hour = 3_600_000;

/** The instants of a span of days in a time zone. */
export function spanInZone({ from, to }: NumberSpan, timeZone: string): ArrivalSpan {
  return {
    from: instantInZone(from, 0, timeZone),
    before: instantInZone(addDays(to, 1), 0, timeZone),
  };
}

/**
 * When the clocks showed this hour of the week during a span, in order. An hour that the clocks repeat is one span of
 * two hours; one that they skip is none.
 */
export function hourSpans(
  span: NumberSpan,
  { weekday, hour: shown }: HourOfWeek,
  timeZone: string,
): ArrivalSpan[] {
  return daysOf(span)
    .filter((day) => weekdayIndex(day) === weekday)
    .map((day) => hourSpan(day, shown, timeZone))
    .filter(({ from, before }) => from < before);
}

/**
 * The hour of the week of each hour of UTC in a span, by its beginning as ISO text up to the hour, `2026-06-02T16`.
 * The zone must be whole hours from UTC, as all of the United States are.
 */
export function hoursOfWeek(span: NumberSpan, timeZone: string): Map<string, HourOfWeek> {
  const hours = new Map<string, HourOfWeek>();
  for (const day of daysOf(span)) {
    const weekday = weekdayIndex(day);
    for (const [shown, { from, before }] of spansOfDay(day, timeZone).entries()) {
      for (let at = from; at < before; at += hour) {
        hours.set(new Date(at).toISOString().slice(0, 13), { weekday, hour: shown });
      }
    }
  }
  return hours;
}

/** The 24 hours that clocks show on a day. Asking the time zone about each takes long, and only matters when clocks change. */
function spansOfDay(day: CalendarDay, timeZone: string): ArrivalSpan[] {
  const { from, before } = spanInZone({ from: day, to: day }, timeZone);
  return Array.from({ length: 24 }, (_, shown) =>
    before - from === 24 * hour
      ? { from: from + shown * hour, before: from + (shown + 1) * hour }
      : hourSpan(day, shown, timeZone),
  );
}

function hourSpan(day: CalendarDay, shown: number, timeZone: string): ArrivalSpan {
  return {
    from: instantInZone(day, shown * 60, timeZone),
    before: instantInZone(day, (shown + 1) * 60, timeZone),
  };
}

function daysOf({ from, to }: NumberSpan): CalendarDay[] {
  const count = Math.max(daysBetween(from, to) + 1, 0);
  return Array.from({ length: count }, (_, index) => addDays(from, index));
}
