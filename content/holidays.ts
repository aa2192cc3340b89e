import type { HolidayRule } from "#domain/calendar/public-holidays.ts";
import { federalDays } from "./federal-holidays.ts";

/** Federal holidays and those of the state (Code of Virginia, 2.2-3300), under the state's names. */
export const holidays = [
  { name: "New Year's Day", on: federalDays.newYear },
  { name: "Martin Luther King, Jr. Day", on: federalDays.king },
  { name: "George Washington Day", on: federalDays.washington },
  { name: "Memorial Day", on: federalDays.memorial },
  { name: "Juneteenth", on: federalDays.juneteenth },
  { name: "Independence Day", on: federalDays.independence },
  { name: "Labor Day", on: federalDays.labor },
  { name: "Columbus Day and Yorktown Victory Day", on: federalDays.columbus },
  // The Tuesday after the first Monday: never November 1.
  { name: "Election Day", on: { month: 11, nth: 1, weekday: "Monday", plusDays: 1 } },
  { name: "Veterans Day", on: federalDays.veterans },
  { name: "Thanksgiving", on: federalDays.thanksgiving },
  { name: "Day after Thanksgiving", on: { ...federalDays.thanksgiving, plusDays: 1 } },
  { name: "Christmas Day", on: federalDays.christmas },
] as const satisfies readonly HolidayRule[];

export type HolidayName = (typeof holidays)[number]["name"];
