import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays, calendarDay } from "#domain/calendar/calendar-day.ts";
import { claimWindow, daysUntil, readDamageDay } from "./claim-window.ts";

const days = { from: 30, to: 365 };
const anyDay = fc
  .integer({ min: 0, max: 36_500 })
  .map((count) => addDays(calendarDay("2000-01-01"), count));

describe("the window for a claim", () => {
  it.each([
    ["2026-11-22", "2026-12-22", "2027-11-22"],
    ["2026-06-29", "2026-07-29", "2027-06-29"],
    // Across the end of a year, and of a February with and without a leap day.
    ["2026-12-15", "2027-01-14", "2027-12-15"],
    ["2027-01-30", "2027-03-01", "2028-01-30"],
    ["2028-01-30", "2028-02-29", "2029-01-29"],
    ["2028-02-29", "2028-03-30", "2029-02-28"],
    ["2027-03-01", "2027-03-31", "2028-02-29"],
  ])("of %s ends on %s or on %s", (damage, shortest, longest) => {
    expect(claimWindow(calendarDay(damage), days)).toEqual({ shortest, longest });
  });

  it("is as many days long as it says", () => {
    fc.assert(
      fc.property(anyDay, (damage) => {
        const { shortest, longest } = claimWindow(damage, days);
        expect(daysUntil(shortest, damage)).toBe(30);
        expect(daysUntil(longest, damage)).toBe(365);
        expect(daysUntil(damage, longest)).toBe(-365);
      }),
    );
  });

  it("never ends later than a year to the day", () => {
    fc.assert(
      fc.property(anyDay, (damage) => {
        const year = Number(damage.slice(0, 4)) + 1;
        const anniversary = `${year}${damage.slice(4)}`.replace("-02-29", "-03-01");
        return claimWindow(damage, days).longest <= anniversary;
      }),
    );
  });
});

describe("the day of the damage", () => {
  const today = calendarDay("2026-11-22");

  it.each([
    ["", "empty"],
    ["2026-02-30", "invalid"],
    ["yesterday", "invalid"],
    ["9999-01-01", "invalid"],
    ["0002-11-20", "unfinished"],
    ["0202-11-20", "unfinished"],
    ["2026-11-23", "future"],
    ["2026-11-22", "day"],
    ["2026-02-28", "day"],
    ["1900-01-01", "day"],
  ])("%j is %s", (text, kind) => {
    expect(readDamageDay(text, today).kind).toBe(kind);
  });

  it("is never in the future where nobody knows what today is", () => {
    expect(readDamageDay("2030-01-01")).toEqual({ kind: "day", day: "2030-01-01" });
  });

  it("has a window whenever it is a day, whatever is typed", () => {
    const digits = fc.stringMatching(/^\d{4}-\d{2}-\d{2}$/);
    fc.assert(
      fc.property(fc.oneof(fc.string(), digits), (text) => {
        const read = readDamageDay(text);
        if (read.kind === "day") expect(claimWindow(read.day, days).longest > read.day).toBe(true);
      }),
    );
  });
});
