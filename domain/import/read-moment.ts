import { type CalendarDay, isCalendarDay } from "#domain/calendar/calendar-day.ts";
import { type Slot, slotAt } from "#domain/calendar/slot.ts";

/** A day, and a time of it if one was given, in the business's time zone. */
export type ReadMoment = {
  day: CalendarDay;
  time: Slot | null;
  /** Day and month could be the other way round, or are the other way round than here. */
  isAmbiguous: boolean;
};

export type MomentRules = {
  timeZone: string;
  /** Whether another row of the column can only be read with the day first: then none is certain. */
  hasDayFirst?: boolean;
};

const months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

const time = String.raw`(?<time>\d{1,2}(?::\d{2}){0,2}(?:\.\d+)?\s*(?:[ap]\.?m?\.?)?)`;
const zone = String.raw`\s*(?<zone>Z|[+-]\d{2}:?\d{2})?(?:\s*(?:[A-Z]{2,4}(?:[+-]\d{1,2})?))?(?:\s*[-–].*)?`;
const then = String.raw`(?:(?:,|T|\s|at)+${time}${zone})?`;

const iso = new RegExp(
  String.raw`^(?<year>\d{4})[-/](?<month>\d{1,2})[-/](?<date>\d{1,2})${then}$`,
  "i",
);
const figures = new RegExp(
  String.raw`^(?<one>\d{1,2})[/.-](?<other>\d{1,2})[/.-](?<year>\d{4}|\d{2})${then}$`,
  "i",
);
const weekday = String.raw`(?:(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*\.?,?\s+)?`;
const monthName = String.raw`(?<name>jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.?`;
const named = new RegExp(
  String.raw`^${weekday}${monthName}\s+(?<date>\d{1,2})(?:st|nd|rd|th)?,?\s+(?<year>\d{4})${then}$`,
  "i",
);
const dayNamed = new RegExp(
  String.raw`^${weekday}(?<date>\d{1,2})[-\s]${monthName}[-,\s]+(?<year>\d{4}|\d{2})${then}$`,
  "i",
);

/**
 * Reads a day as these programs write it: `2023-05-03`, `5/3/2023`, `05/03/23 2:30 PM`, `Wed May 3, 2023`, `3-May-2023`,
 * `2023-05-03T18:30:00Z`. Without an offset it is local to the business. Null when it is none.
 */
export function readMoment(
  typed: string,
  { timeZone, hasDayFirst = false }: MomentRules,
): ReadMoment | null {
  const text = typed.trim().replace(/\s+/gu, " ");
  const found = partsOf(text);
  if (!found) return null;
  const day = `${found.year}-${pad(found.month)}-${pad(found.date)}`;
  if (!isCalendarDay(day)) return null;
  const isAmbiguous = found.isDayFirst || (hasDayFirst && found.couldTurn);
  const clock = found.time === undefined ? null : readTime(found.time);
  if (found.time !== undefined && clock === null) return null;
  if (clock === null || !found.zone) return { day, time: clock, isAmbiguous };
  const instant = Date.parse(
    `${day}T${clock}:00${found.zone.replace(/^([+-]\d{2})(\d{2})$/, "$1:$2").toUpperCase()}`,
  );
  return Number.isNaN(instant) ? null : { ...inZone(instant, timeZone), isAmbiguous };
}

/** Whether a day can only be read with its day before its month, as outside of the United States. */
export function isDayFirst(typed: string): boolean {
  const { one, other } = figures.exec(typed.trim().replace(/\s+/gu, " "))?.groups ?? {};
  return Number(one) > 12 && Number(other) <= 12;
}

/** Reads a time of day: `9:00 AM`, `9am`, `14:30`, of `9:00 AM - 11:00 AM` the first. Null when it is none. */
export function readTime(typed: string): Slot | null {
  const first = typed.trim().split(/\s*(?:–|-|\bto\b)\s*/u)[0] ?? "";
  const { hour, minute, half } =
    /^(?<hour>\d{1,2})(?::(?<minute>\d{2}))?(?::\d{2}(?:\.\d+)?)?\s*(?<half>[ap])?\.?(?:m\.?)?$/iu.exec(
      first,
    )?.groups ?? {};
  if (hour === undefined || (minute === undefined && half === undefined)) return null;
  const [hours, minutes] = [Number(hour), Number(minute ?? 0)];
  if (minutes > 59 || hours > (half ? 12 : 23) || (half && hours === 0)) return null;
  const isAfternoon = half?.toLowerCase() === "p";
  return slotAt((half ? (hours % 12) + (isAfternoon ? 12 : 0) : hours) * 60 + minutes);
}

type Parts = {
  year: number;
  month: number;
  date: number;
  time?: string | undefined;
  zone?: string | undefined;
  isDayFirst: boolean;
  couldTurn: boolean;
};

function partsOf(text: string): Parts | undefined {
  const certain = { isDayFirst: false, couldTurn: false };
  const exact = iso.exec(text)?.groups;
  if (exact) {
    return {
      year: Number(exact.year),
      month: Number(exact.month),
      date: Number(exact.date),
      ...clockOf(exact),
      ...certain,
    };
  }
  const words = (named.exec(text) ?? dayNamed.exec(text))?.groups;
  if (words) {
    const month = months.indexOf((words.name ?? "").toLowerCase()) + 1;
    return {
      year: fullYear(words.year),
      month,
      date: Number(words.date),
      ...clockOf(words),
      ...certain,
    };
  }
  const plain = figures.exec(text)?.groups;
  if (!plain) return undefined;
  const [one, other] = [Number(plain.one), Number(plain.other)];
  const isTurned = one > 12 && other <= 12;
  return {
    year: fullYear(plain.year),
    ...(isTurned ? { month: other, date: one } : { month: one, date: other }),
    ...clockOf(plain),
    isDayFirst: isTurned,
    couldTurn: one <= 12 && other <= 12 && one !== other,
  };
}

function clockOf(groups: { [name: string]: string | undefined }) {
  return { time: groups.time?.trim(), zone: groups.zone };
}

/** Two digits are a year of this century until 2069, as POSIX has it. */
function fullYear(typed = ""): number {
  const year = Number(typed);
  if (typed.length > 2) return year;
  return year < 69 ? 2000 + year : 1900 + year;
}

function pad(figure: number): string {
  return String(figure).padStart(2, "0");
}

const formats = new Map<string, Intl.DateTimeFormat>();

function inZone(instant: number, timeZone: string): { day: CalendarDay; time: Slot } {
  let format = formats.get(timeZone);
  if (!format) {
    const figure = "2-digit";
    format = new Intl.DateTimeFormat("en-US", {
      ...{ timeZone, year: "numeric", month: figure, day: figure, hour: figure, minute: figure },
      hourCycle: "h23",
    });
    formats.set(timeZone, format);
  }
  const parts = Object.fromEntries(
    format.formatToParts(instant).map(({ type, value }) => [type, value]),
  );
  return {
    day: `${parts.year}-${parts.month}-${parts.day}` as CalendarDay,
    time: slotAt(Number(parts.hour) * 60 + Number(parts.minute)),
  };
}
