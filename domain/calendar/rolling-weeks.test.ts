import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { bookableDays } from "#domain/appointment/appointment-rules.ts";
import { testedBusiness } from "#tests/support/tested-business.ts";
import { addDays, type CalendarDay, calendarDay, weekdayOf } from "./calendar-day.ts";
import { beginsMonth, monthSpan, rollingWeeks } from "./rolling-weeks.ts";

const open = { ...testedBusiness, closures: [] };

function weeksFrom(today: CalendarDay): CalendarDay[][] {
  return rollingWeeks(today, bookableDays(today, open));
}

/** `count` consecutive days; none without a first day. */
function daysFrom(first: CalendarDay | undefined, count: number): CalendarDay[] {
  return first ? Array.from({ length: count }, (_, index) => addDays(first, index)) : [];
}

describe("the weeks to choose a day from", () => {
  it("begin with this week, late in a month too", () => {
    const weeks = weeksFrom(calendarDay("2026-11-21"));
    expect(weeks[0]).toEqual([
      "2026-11-15",
      "2026-11-16",
      "2026-11-17",
      "2026-11-18",
      "2026-11-19",
      "2026-11-20",
      "2026-11-21",
    ]);
    expect(weeks.at(-1)).toContain("2026-12-21");
  });

  it.each([
    ["Sunday", "2026-11-15", 5],
    ["Monday", "2026-11-16", 5],
    ["Tuesday", "2026-11-17", 5],
    ["Wednesday", "2026-11-18", 5],
    ["Thursday", "2026-11-19", 5],
    // The thirtieth day is a Sunday, which cannot be booked.
    ["Friday", "2026-11-20", 5],
    ["Saturday", "2026-11-21", 6],
  ] as const)("are, seen on a %s (%s), %i", (weekday, today, count) => {
    expect(weekdayOf(calendarDay(today))).toBe(weekday);
    expect(weeksFrom(calendarDay(today))).toHaveLength(count);
  });

  it("end early when the last days are closures", () => {
    const today = calendarDay("2026-11-21");
    const closures = [{ day: calendarDay("2026-12-21"), reason: "Inventory" }];
    expect(rollingWeeks(today, bookableDays(today, { ...open, closures })).at(-1)).toContain(
      "2026-12-19",
    );
  });

  it("are only this week when nothing can be booked", () => {
    expect(rollingWeeks(calendarDay("2026-11-18"), [])).toEqual([
      daysFrom(calendarDay("2026-11-15"), 7),
    ]);
  });

  it("cross a clock change and a new year without losing or repeating a day", () => {
    for (const today of ["2026-02-28", "2026-10-24", "2026-12-12", "2028-02-20"].map(calendarDay)) {
      const days = weeksFrom(today).flat();
      expect(days).toEqual(daysFrom(days[0], days.length));
    }
  });

  it("hold every bookable day exactly once, in whole weeks and in order, whatever is open", () => {
    const start = fc
      .integer({ min: 0, max: 36_000 })
      .map((count) => addDays(calendarDay("2000-01-01"), count));
    const offsets = fc.uniqueArray(fc.integer({ min: 1, max: 30 }));
    fc.assert(
      fc.property(start, offsets, (today, counts) => {
        const bookable = counts.sort((a, b) => a - b).map((count) => addDays(today, count));
        const weeks = rollingWeeks(today, bookable);
        const days = weeks.flat();
        expect(days).toEqual(daysFrom(days[0], days.length));
        expect(
          weeks.every((week) => week.length === 7 && weekdayOf(week[0] ?? today) === "Sunday"),
        ).toBe(true);
        expect(weeks[0]).toContain(today);
        expect(weeks.at(-1)).toContain(bookable.at(-1) ?? today);
        expect(days).toEqual(expect.arrayContaining(bookable));
        expect(weeks.length).toBeLessThanOrEqual(6);
      }),
    );
  });

  it("are five or six with the business's own days, on every day of eight years", () => {
    for (let count = 0; count < 8 * 366; count += 1) {
      const today = addDays(calendarDay("2026-01-01"), count);
      const weeks = rollingWeeks(today, bookableDays(today, testedBusiness));
      expect(weeks.length === 5 || weeks.length === 6, today).toBe(true);
    }
  });
});

describe("the name of the weeks", () => {
  it.each([
    ["2026-11-01", "2026-11-30", "November 2026"],
    ["2026-11-21", "2026-12-21", "November – December 2026"],
    ["2026-12-05", "2027-01-04", "December 2026 – January 2027"],
    ["2027-01-30", "2027-03-01", "January – March 2027"],
  ])("from %s to %s is %s", (first, last, name) => {
    expect(monthSpan(calendarDay(first), calendarDay(last))).toBe(name);
  });
});

it("a month begins with its first day", () => {
  expect(
    ["2026-11-30", "2026-12-01", "2026-12-11"].map((day) => beginsMonth(calendarDay(day))),
  ).toEqual([false, true, false]);
});
