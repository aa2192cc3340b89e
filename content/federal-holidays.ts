import type { HolidayRule } from "#domain/calendar/public-holidays.ts";

/** When federal holidays are (5 U.S.C. 6103), whatever a state calls them. */
export const federalDays = {
  newYear: { month: 1, day: 1 },
  king: { month: 1, nth: 3, weekday: "Monday" },
  washington: { month: 2, nth: 3, weekday: "Monday" },
  memorial: { month: 5, nth: "last", weekday: "Monday" },
  juneteenth: { month: 6, day: 19 },
  independence: { month: 7, day: 4 },
  labor: { month: 9, nth: 1, weekday: "Monday" },
  columbus: { month: 10, nth: 2, weekday: "Monday" },
  veterans: { month: 11, day: 11 },
  thanksgiving: { month: 11, nth: 4, weekday: "Thursday" },
  christmas: { month: 12, day: 25 },
} as const satisfies Record<string, HolidayRule["on"]>;

/** Under their federal names. */
export const federalHolidays: readonly HolidayRule[] = [
  { name: "New Year's Day", on: federalDays.newYear },
  { name: "Birthday of Martin Luther King, Jr.", on: federalDays.king },
  { name: "Washington's Birthday", on: federalDays.washington },
  { name: "Memorial Day", on: federalDays.memorial },
  { name: "Juneteenth", on: federalDays.juneteenth },
  { name: "Independence Day", on: federalDays.independence },
  { name: "Labor Day", on: federalDays.labor },
  { name: "Columbus Day", on: federalDays.columbus },
  { name: "Veterans Day", on: federalDays.veterans },
  { name: "Thanksgiving Day", on: federalDays.thanksgiving },
  { name: "Christmas Day", on: federalDays.christmas },
];
