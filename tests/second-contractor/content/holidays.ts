import type { HolidayRule } from "#domain/calendar/public-holidays.ts";

/** Legal holidays of Ohio (Ohio Revised Code 1.14). */
export const holidays = [
  { name: "New Year's Day", on: { month: 1, day: 1 } },
  { name: "Martin Luther King, Jr. Day", on: { month: 1, nth: 3, weekday: "Monday" } },
  { name: "Washington-Lincoln Day", on: { month: 2, nth: 3, weekday: "Monday" } },
  { name: "Memorial Day", on: { month: 5, nth: "last", weekday: "Monday" } },
  { name: "Juneteenth", on: { month: 6, day: 19 } },
  { name: "Independence Day", on: { month: 7, day: 4 } },
  { name: "Labor Day", on: { month: 9, nth: 1, weekday: "Monday" } },
  { name: "Columbus Day", on: { month: 10, nth: 2, weekday: "Monday" } },
  { name: "Veterans Day", on: { month: 11, day: 11 } },
  { name: "Thanksgiving", on: { month: 11, nth: 4, weekday: "Thursday" } },
  { name: "Christmas Day", on: { month: 12, day: 25 } },
] as const satisfies readonly HolidayRule[];

export type HolidayName = (typeof holidays)[number]["name"];
