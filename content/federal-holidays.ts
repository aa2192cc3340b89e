import type { HolidayRule } from "#domain/calendar/public-holidays.ts";

/** Federal holidays under their federal names (5 U.S.C. 6103). */
export const federalHolidays: readonly HolidayRule[] = [
  { name: "New Year's Day", on: { month: 1, day: 1 } },
  { name: "Birthday of Martin Luther King, Jr.", on: { month: 1, nth: 3, weekday: "Monday" } },
  { name: "Washington's Birthday", on: { month: 2, nth: 3, weekday: "Monday" } },
  { name: "Memorial Day", on: { month: 5, nth: "last", weekday: "Monday" } },
  { name: "Juneteenth", on: { month: 6, day: 19 } },
  { name: "Independence Day", on: { month: 7, day: 4 } },
  { name: "Labor Day", on: { month: 9, nth: 1, weekday: "Monday" } },
  { name: "Columbus Day", on: { month: 10, nth: 2, weekday: "Monday" } },
  { name: "Veterans Day", on: { month: 11, day: 11 } },
  { name: "Thanksgiving Day", on: { month: 11, nth: 4, weekday: "Thursday" } },
  { name: "Christmas Day", on: { month: 12, day: 25 } },
];
