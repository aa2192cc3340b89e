import { expect, it } from "vitest";
import type { WeekHours } from "#domain/calendar/opening-hours.ts";
import { hoursFaults } from "./hours-faults.ts";

const nine = { opens: 9 * 60, closes: 17 * 60 };

it.each<[string, WeekHours, object]>([
  ["usual hours", { Monday: nine }, {}],
  ["no open day", { Monday: undefined }, { hours: "Open on at least one day" }],
  [
    "a day that closes when it opens",
    { Monday: nine, Friday: { opens: 540, closes: 540 } },
    { Friday: "Choose a closing time after the opening time" },
  ],
  [
    "a day that closes before it opens",
    { Sunday: { opens: 540, closes: 0 } },
    { Sunday: "Choose a closing time after the opening time" },
  ],
])("opening hours with %s have these faults", (_what, hours, faults) => {
  expect(hoursFaults(hours)).toEqual(faults);
});
