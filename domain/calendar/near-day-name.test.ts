import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays, calendarDay, weekdayOf } from "./calendar-day.ts";
import { nearDayName } from "./near-day-name.ts";

/** A Sunday. */
const today = calendarDay("2026-11-22");

describe("the name of a day that is to come", () => {
  it.each([
    ["2026-11-23", "Monday"],
    ["2026-11-28", "Saturday"],
    ["2026-11-29", "Sun, Nov 29"],
    ["2026-12-08", "Tue, Dec 8"],
    ["2026-11-22", "Sun, Nov 22"],
  ])("%s is called %s", (day, name) => {
    expect(nearDayName(calendarDay(day), today)).toBe(name);
  });

  it("is just a weekday only where no other day could be meant", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 60 }), (ahead) => {
        const day = addDays(today, ahead);
        expect(nearDayName(day, today) === weekdayOf(day)).toBe(ahead < 7);
      }),
    );
  });
});
