import type { z } from "zod/mini";
import type { Weekday } from "./opening-hours.ts";

/** A calendar day in the business's time zone, `YYYY-MM-DD`. The brand marks text checked by `isCalendarDay`. */
export type CalendarDay = string & z.core.$brand<"CalendarDay">;

/*
 * Days are text, and arithmetic runs in UTC, where every day has 24 hours. So neither the visitor's time zone nor a
 * clock change can move an appointment, and the code runs in browsers without Temporal.
 */

const dayMilliseconds = 86_400_000;
/** From Sunday, as `weekdayIndex` counts. */
export const weekdays = [
  "Sunday",
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
] as const satisfies readonly Weekday[];

// Our own names instead of `Intl`'s: pages show days when they start, and a browser's first format would keep a slow
// phone busy for a tenth of a second (`npm run bench -- formats`).
const months = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];

/** Whether `text` is an existing day as `YYYY-MM-DD`, in the years 0000 to 9999. 2026-02-29 is not. */
export function isCalendarDay(text: string): text is CalendarDay {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const midnight = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(midnight) && new Date(midnight).toISOString().startsWith(text);
}

/** Parses `YYYY-MM-DD`. @throws RangeError when there is no such day. */
export function calendarDay(text: string): CalendarDay {
  if (!isCalendarDay(text)) throw new RangeError(`${JSON.stringify(text)} is not a calendar day`);
  return text;
}

/**
 * The day `count` days after `day`, or before it if negative.
 * @throws RangeError outside the years 0000 to 9999, and when `count` is not a whole number.
 */
export function addDays(day: CalendarDay, count: number): CalendarDay {
  const moved = new Date(utcMidnight(day) + count * dayMilliseconds);
  if (!Number.isInteger(count) || Number.isNaN(moved.getTime())) {
    throw new RangeError(`there is no day ${count} days after ${day}`);
  }
  return calendarDay(moved.toISOString().slice(0, -"T00:00:00.000Z".length));
}

/** Days from one day to another; negative when the other is earlier. */
export function daysBetween(from: CalendarDay, to: CalendarDay): number {
  return (utcMidnight(to) - utcMidnight(from)) / dayMilliseconds;
}

export function weekdayOf(day: CalendarDay): Weekday {
  return weekdays[weekdayIndex(day)] as Weekday;
}

/** 0 for Sunday to 6 for Saturday. */
export function weekdayIndex(day: CalendarDay): number {
  return new Date(utcMidnight(day)).getUTCDay();
}

/**
 * The calendar day a client means: `YYYY-MM-DD` itself, or the day on which an ISO 8601 date-time falls in `timeZone`.
 * A date-time without an offset is local to `timeZone`. Null for anything else, and for an instant before the year 1000
 * or after 9999.
 */
export function readCalendarDay(text: string, timeZone: string): CalendarDay | null {
  if (isCalendarDay(text)) return text;
  const match = /^(\d{4}-\d{2}-\d{2})T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:?\d{2})?$/.exec(
    text,
  );
  if (!match?.[1] || !isCalendarDay(match[1])) return null;
  const instant = Date.parse(match[4] ? text : `${text}Z`);
  if (Number.isNaN(instant)) return null;
  if (!match[4]) return match[1];
  const day = dayText(instant, timeZone);
  return isCalendarDay(day) ? day : null;
}

/**
 * The calendar day of an instant (epoch milliseconds) in an IANA time zone.
 * @throws RangeError for an instant before the year 1000 or after 9999.
 */
export function dayInZone(instant: number, timeZone: string): CalendarDay {
  return calendarDay(dayText(instant, timeZone));
}

/**
 * `Tuesday, November 24, 2026`; as "yearless", for days in the near future, `Tuesday, November 24`; as "dated"
 * `November 24, 2026`; as "short" `Tue, Nov 24`.
 */
export function formatDay(
  day: CalendarDay,
  style: "long" | "yearless" | "dated" | "short" = "long",
): string {
  const [weekday, month, date] = [weekdayOf(day), monthOf(day), Number(day.slice(8))];
  if (style === "short") return `${weekday.slice(0, 3)}, ${month.slice(0, 3)} ${date}`;
  const named = style === "dated" ? `${month} ${date}` : `${weekday}, ${month} ${date}`;
  return style === "yearless" ? named : `${named}, ${yearOf(day)}`;
}

/** The day's month: `November 2026`; as "short" `Nov`. */
export function formatMonth(day: CalendarDay, style: "long" | "short" = "long"): string {
  return style === "short" ? monthOf(day).slice(0, 3) : `${monthOf(day)} ${yearOf(day)}`;
}

function monthOf(day: CalendarDay): string {
  return months[Number(day.slice(5, 7)) - 1] as string;
}

export function yearOf(day: CalendarDay): number {
  return Number(day.slice(0, 4));
}

/** From parts: no language puts them together alike in every browser; en-CA, long `YYYY-MM-DD`, is `M/D/YYYY` in some. */
function dayText(instant: number, timeZone: string): string {
  const parts = zoneFormat(timeZone).formatToParts(instant);
  const read = (type: string) => parts.find((part) => part.type === type)?.value;
  return `${read("year")}-${read("month")}-${read("day")}`;
}

const zoneFormats = new Map<string, Intl.DateTimeFormat>();

function zoneFormat(timeZone: string): Intl.DateTimeFormat {
  let format = zoneFormats.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat("en-US", {
      timeZone,
      year: "numeric",
      month: "2-digit",
      day: "2-digit",
    });
    zoneFormats.set(timeZone, format);
  }
  return format;
}

function utcMidnight(day: CalendarDay): number {
  return Date.parse(`${day}T00:00:00Z`);
}
