import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays, calendarDay, weekdayIndex } from "./calendar-day.ts";
import { nextYearlyDay, type YearlyDay } from "./yearly-day.ts";

const firstSaturdayOfDecember: YearlyDay = { month: 12, weekday: 6, nth: 1 };

describe("a day that comes once a year", () => {
  it.each([
    ["2026-11-22", "2026-12-05"],
    ["2026-12-05", "2026-12-05"],
    ["2026-12-06", "2027-12-04"],
    ["2027-01-01", "2027-12-04"],
  ])("from %s on is next %s", (today, next) => {
    expect(nextYearlyDay(calendarDay(today), firstSaturdayOfDecember)).toBe(next);
  });

  it("is the right weekday of the right week of the month, and never past or far", () => {
    const yearlyDays = fc.record({
      month: fc.integer({ min: 1, max: 12 }),
      weekday: fc.integer({ min: 0, max: 6 }),
      nth: fc.constantFrom(1, 2, 3, 4),
    }) as fc.Arbitrary<YearlyDay>;
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 20_000 }), yearlyDays, (days, yearly) => {
        const today = addDays(calendarDay("2000-01-01"), days);
        const next = nextYearlyDay(today, yearly);
        expect(Number(next.slice(5, 7))).toBe(yearly.month);
        expect(weekdayIndex(next)).toBe(yearly.weekday);
        expect(Math.ceil(Number(next.slice(8)) / 7)).toBe(yearly.nth);
        expect(next >= today && next <= addDays(today, 372)).toBe(true);
      }),
    );
  });
});
