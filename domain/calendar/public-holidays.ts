import { addDays, type CalendarDay, calendarDay, weekdayOf } from "./calendar-day.ts";
import type { OpeningHours, Weekday } from "./opening-hours.ts";

/** A public holiday of Virginia and the days it is observed: its own day, and the working day that replaces it. */
export type PublicHoliday = { name: HolidayName; days: readonly CalendarDay[] };

export type HolidayName = (typeof rules)[number]["name"];

/*
 * Federal holidays (5 U.S.C. 6103) and those of the state (Code of Virginia, 2.2-3300). A holiday on a Saturday is also
 * observed on the Friday before, one on a Sunday on the Monday after.
 */
const rules = [
  { name: "New Year's Day", on: (year: number) => fixed(year, 1, 1) },
  { name: "Martin Luther King, Jr. Day", on: (year: number) => nth(3, "Monday", year, 1) },
  { name: "George Washington Day", on: (year: number) => nth(3, "Monday", year, 2) },
  { name: "Memorial Day", on: (year: number) => last("Monday", year, 5) },
  { name: "Juneteenth", on: (year: number) => fixed(year, 6, 19) },
  { name: "Independence Day", on: (year: number) => fixed(year, 7, 4) },
  { name: "Labor Day", on: (year: number) => nth(1, "Monday", year, 9) },
  {
    name: "Columbus Day and Yorktown Victory Day",
    on: (year: number) => nth(2, "Monday", year, 10),
  },
  // The Tuesday after the first Monday: never November 1.
  { name: "Election Day", on: (year: number) => addDays(nth(1, "Monday", year, 11), 1) },
  { name: "Veterans Day", on: (year: number) => fixed(year, 11, 11) },
  { name: "Thanksgiving", on: (year: number) => nth(4, "Thursday", year, 11) },
  {
    name: "Day after Thanksgiving",
    on: (year: number) => addDays(nth(4, "Thursday", year, 11), 1),
  },
  { name: "Christmas Day", on: (year: number) => fixed(year, 12, 25) },
] as const;

/** The holidays observed within a year, in order. The next New Year's Day may be among them. */
export function publicHolidays(year: number): PublicHoliday[] {
  return [year, year + 1]
    .flatMap((of) => rules.map(({ name, on }) => ({ name, days: daysKept(on(of)) })))
    .map(({ name, days }) => ({ name, days: days.filter((day) => yearOf(day) === year) }))
    .filter(({ days }) => days.length > 0);
}

/** When the business works, and on which holidays. */
export type WorkingDays = {
  /** A weekday without an entry is closed. */
  hours: Readonly<Partial<Record<Weekday, OpeningHours>>>;
  /** Single closed days, whatever the weekday. */
  closures: readonly { day: CalendarDay; reason: string }[];
  /** Public holidays on which we deliberately work. All others must be listed in `closures`. */
  openHolidays: readonly HolidayName[];
};

/**
 * Holidays observed from `first` to `last` on weekdays that are normally open, which the profile lists neither as
 * closures nor as open.
 */
export function undecidedHolidays(
  [first, last]: readonly [CalendarDay, CalendarDay],
  profile: WorkingDays,
): { day: CalendarDay; name: HolidayName }[] {
  const years = Array.from(
    { length: yearOf(last) - yearOf(first) + 1 },
    (_, index) => yearOf(first) + index,
  );
  return years
    .flatMap(publicHolidays)
    .filter(({ name }) => !profile.openHolidays.includes(name))
    .flatMap(({ name, days }) => days.map((day) => ({ name, day })))
    .filter(({ day }) => day >= first && day <= last && profile.hours[weekdayOf(day)] !== undefined)
    .filter(({ day }) => !profile.closures.some((closure) => closure.day === day));
}

function daysKept(day: CalendarDay): CalendarDay[] {
  const weekday = weekdayOf(day);
  if (weekday === "Saturday") return [addDays(day, -1), day];
  return weekday === "Sunday" ? [day, addDays(day, 1)] : [day];
}

function fixed(year: number, month: number, date: number): CalendarDay {
  return calendarDay(`${year}-${twoDigits(month)}-${twoDigits(date)}`);
}

/** The `count`th given weekday of a month. */
function nth(count: number, weekday: Weekday, year: number, month: number): CalendarDay {
  let day = fixed(year, month, 1);
  while (weekdayOf(day) !== weekday) day = addDays(day, 1);
  return addDays(day, (count - 1) * 7);
}

/** The last given weekday of a month other than December. */
function last(weekday: Weekday, year: number, month: number): CalendarDay {
  let day = addDays(fixed(year, month + 1, 1), -1);
  while (weekdayOf(day) !== weekday) day = addDays(day, -1);
  return day;
}

function yearOf(day: CalendarDay): number {
  return Number(day.slice(0, 4));
}

function twoDigits(number: number): string {
  return String(number).padStart(2, "0");
}
