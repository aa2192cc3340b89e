import { expect, it } from "vitest";
import { calendarDay } from "#domain/calendar/calendar-day.ts";
import { closureOn } from "#tests/support/calendar.ts";
import { closureText, coveredText } from "./closure-words.ts";

const friday = "2026-11-27";
const inspectors = [{ id: "dana", name: "Dana Ruiz" }];

it.each([
  [{}, "Fri, Nov 27, all day, everybody"],
  [{ fromSlot: "1:00 PM" as const }, "Fri, Nov 27, from 1:00 PM, everybody"],
  [{ toSlot: "11:00 AM" as const }, "Fri, Nov 27, until 11:00 AM, everybody"],
  [
    { fromSlot: "1:00 PM" as const, toSlot: "3:00 PM" as const },
    "Fri, Nov 27, 1:00 PM to 3:00 PM, everybody",
  ],
  [{ fromSlot: "1:00 PM" as const, toSlot: "1:00 PM" as const }, "Fri, Nov 27, 1:00 PM, everybody"],
  [
    { lastDay: "2026-11-28", inspectorId: "dana" },
    "Fri, Nov 27 to Sat, Nov 28, all day, Dana Ruiz",
  ],
])("a closure with %o is %s", (changes, text) => {
  expect(closureText(closureOn(friday, changes), inspectors)).toBe(text);
});

it.each([
  [6, friday, "6 people have an appointment on Friday. Nothing has moved yet."],
  [1, friday, "1 person has an appointment on Friday. Nothing has moved yet."],
  [2, "2026-11-28", "2 people have an appointment on these days. Nothing has moved yet."],
])("%i booked until %s: %s", (count, last, text) => {
  expect(coveredText(count, calendarDay(friday), calendarDay(last))).toBe(text);
});
