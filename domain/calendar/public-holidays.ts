import { addDays, type CalendarDay, calendarDay, weekdayOf } from "./calendar-day.ts";
import type { Weekday, WeekHours } from "./opening-hours.ts";

/** A public holiday, and its day in every year. */
export type HolidayRule = { name: string; on: FixedDay | NthWeekday };

type FixedDay = { month: number; day: number };
/** `plusDays` after the first, second, … or last given weekday of a month. */
type NthWeekday = { month: number; nth: number | "last"; weekday: Weekday; plusDays?: number };

/** The days on which a holiday is observed: its own day, and the working day that replaces it. */
export type PublicHoliday = { name: string; days: readonly CalendarDay[] };

/**
 * The holidays observed within a year, in the order of the rules. A holiday on a Saturday is also observed on the Friday
 * before, one on a Sunday on the Monday after, so that the next New Year's Day may be among them.
 */
export function publicHolidays(year: number, rules: readonly HolidayRule[]): PublicHoliday[] {
  return [year, year + 1]
    .flatMap((of) => rules.map(({ name, on }) => ({ name, days: daysKept(dayOf(on, of)) })))
    .map(({ name, days }) => ({ name, days: days.filter((day) => yearOf(day) === year) }))
    .filter(({ days }) => days.length > 0);
}

/** When the business works, and on which holidays. */
export type WorkingDays = {
  /** A weekday without an entry is closed. */
  hours: WeekHours;
  /** Single closed days, whatever the weekday. */
  closures: readonly { day: CalendarDay; reason: string }[];
  /** Public holidays on which we deliberately work. All others must be listed in `closures`. */
  openHolidays: readonly string[];
};

/**
 * Holidays observed from `first` to `last` on weekdays that are normally open, which the profile lists neither as
 * closures nor as open.
 */
export function undecidedHolidays(
  [first, last]: readonly [CalendarDay, CalendarDay],
  profile: WorkingDays,
  rules: readonly HolidayRule[],
): { day: CalendarDay; name: string }[] {
  const years = Array.from(
    { length: yearOf(last) - yearOf(first) + 1 },
    (_, index) => yearOf(first) + index,
  );
  return years
    .flatMap((year) => publicHolidays(year, rules))
    .filter(({ name }) => !profile.openHolidays.includes(name))
    .flatMap(({ name, days }) => days.map((day) => ({ name, day })))
    .filter(({ day }) => day >= first && day <= last && profile.hours[weekdayOf(day)] !== undefined)
    .filter(({ day }) => !profile.closures.some((closure) => closure.day === day));
}

/** Whether a day is a closure, or a public holiday on which we do not deliberately work. */
export function isHoliday(
  day: CalendarDay,
  { closures, openHolidays }: Pick<WorkingDays, "closures" | "openHolidays">,
  rules: readonly HolidayRule[],
): boolean {
  if (closures.some((closure) => closure.day === day)) return true;
  return holidaysOf(yearOf(day), rules).some(
    ({ name, days }) => days.includes(day) && !openHolidays.includes(name),
  );
}

/** Finding a year's holidays takes milliseconds, and duty plans ask for many days of the same year. */
function holidaysOf(year: number, rules: readonly HolidayRule[]): readonly PublicHoliday[] {
  const years = foundYears.get(rules) ?? new Map<number, readonly PublicHoliday[]>();
  const found = years.get(year) ?? publicHolidays(year, rules);
  foundYears.set(rules, years.set(year, found));
  return found;
}

const foundYears = new WeakMap<readonly HolidayRule[], Map<number, readonly PublicHoliday[]>>();

function daysKept(day: CalendarDay): CalendarDay[] {
  const weekday = weekdayOf(day);
  if (weekday === "Saturday") return [addDays(day, -1), day];
  return weekday === "Sunday" ? [day, addDays(day, 1)] : [day];
}

function dayOf(rule: HolidayRule["on"], year: number): CalendarDay {
  if ("day" in rule) return dayIn(year, rule.month, rule.day);
  const { month, nth, weekday, plusDays = 0 } = rule;
  if (nth === "last") return addDays(firstOf(weekday, nextMonth(year, month)), plusDays - 7);
  return addDays(firstOf(weekday, dayIn(year, month, 1)), (nth - 1) * 7 + plusDays);
}

/** The first given weekday from a day on. */
function firstOf(weekday: Weekday, from: CalendarDay): CalendarDay {
  let day = from;
  while (weekdayOf(day) !== weekday) day = addDays(day, 1);
  return day;
}

function nextMonth(year: number, month: number): CalendarDay {
  return month === 12 ? dayIn(year + 1, 1, 1) : dayIn(year, month + 1, 1);
}

function dayIn(year: number, month: number, day: number): CalendarDay {
  return calendarDay(`${year}-${twoDigits(month)}-${twoDigits(day)}`);
}

function yearOf(day: CalendarDay): number {
  return Number(day.slice(0, 4));
}

function twoDigits(number: number): string {
  return String(number).padStart(2, "0");
}
