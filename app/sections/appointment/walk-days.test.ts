import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { bookableDays } from "#domain/appointment/appointment-rules.ts";
import {
  addDays,
  type CalendarDay,
  calendarDay,
  weekdayOf,
} from "#domain/calendar/calendar-day.ts";
import { rollingWeeks } from "#domain/calendar/rolling-weeks.ts";
import { testedBusiness } from "#tests/support/tested-business.ts";
import { dayAfterKey } from "./walk-days.ts";

/** A Wednesday; Thanksgiving is Thursday, November 26. */
const today = calendarDay("2026-11-18");
const days = bookableDays(today, testedBusiness);
const weeks = rollingWeeks(today, days);
const reachable = new Set(days);

function press(key: string, from: string, ctrlKey = false): string | undefined {
  return dayAfterKey({ key, ctrlKey }, calendarDay(from), weeks, reachable);
}

describe("a key in the grid of days", () => {
  it.each([
    ["ArrowRight", "2026-11-19", "2026-11-20", "to the next day"],
    ["ArrowRight", "2026-11-21", "2026-11-23", "past a Sunday"],
    ["ArrowRight", "2026-11-25", "2026-11-27", "past a closure"],
    ["ArrowRight", "2026-12-18", "2026-12-18", "nowhere after the last day"],
    ["ArrowLeft", "2026-11-23", "2026-11-21", "back past a Sunday"],
    ["ArrowLeft", "2026-11-19", "2026-11-19", "nowhere before the first day"],
    ["ArrowDown", "2026-11-20", "2026-11-27", "a week on"],
    ["ArrowDown", "2026-11-19", "2026-12-03", "past a week whose day is closed"],
    ["ArrowDown", "2026-12-18", "2026-12-18", "nowhere below the last week"],
    ["ArrowUp", "2026-12-03", "2026-11-19", "back past a week whose day is closed"],
    ["ArrowUp", "2026-11-24", "2026-11-24", "nowhere when that weekday has passed"],
    ["Home", "2026-11-27", "2026-11-23", "to the week's first open day"],
    ["End", "2026-11-23", "2026-11-28", "to the week's last open day"],
    ["PageDown", "2026-11-20", "2026-11-27", "a week on"],
    ["PageDown", "2026-11-19", "2026-11-25", "to the nearest day of the next week"],
    ["PageUp", "2026-11-24", "2026-11-19", "to the nearest day of the week before"],
    ["PageUp", "2026-11-19", "2026-11-19", "nowhere above the first week"],
  ])("%s moves from %s to %s: %s", (key, from, to) => {
    expect(press(key, from)).toBe(to);
  });

  it("moves with Control to the very first and the very last day", () => {
    expect(press("Home", "2026-12-03", true)).toBe("2026-11-19");
    expect(press("End", "2026-12-03", true)).toBe("2026-12-18");
  });

  it("is ignored when it is meant for something else", () => {
    for (const key of ["Enter", " ", "Tab", "a", "Escape"]) {
      expect(press(key, "2026-11-20")).toBeUndefined();
    }
  });
});

it("every day can be reached from every other with the arrow keys, no matter which are open", () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer({ min: 1, max: 30 }), { minLength: 1 }), (counts) => {
      const some = counts.sort((a, b) => a - b).map((count) => addDays(today, count));
      const grid = rollingWeeks(today, some);
      const step = (key: string, from: CalendarDay | undefined) =>
        dayAfterKey({ key }, from ?? today, grid, new Set(some)) ?? today;
      const walked = some.slice(0, 1);
      for (const _ of some.slice(1)) {
        walked.push(step("ArrowRight", walked.at(-1)));
      }
      expect(walked).toEqual(some);
      for (const day of some) {
        for (const key of ["ArrowDown", "ArrowUp"]) {
          const next = step(key, day);
          expect(some).toContain(next);
          expect(weekdayOf(next)).toBe(weekdayOf(day));
        }
      }
    }),
  );
});
