import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { mostCalendarDays } from "#domain/appointment/calendar-contract.ts";
import { addDays, calendarDay, weekdayOf } from "#domain/calendar/calendar-day.ts";
import {
  type CalendarView,
  calendarSpan,
  calendarViews,
  readCalendarAddress,
  stepped,
} from "./calendar-span.ts";

const anyDay = fc.integer({ min: 0, max: 36_500 }).map((days) => {
  return addDays(calendarDay("2000-01-01"), days);
});

describe("the address of the calendar", () => {
  const otherwise = { view: "week" as const, date: calendarDay("2026-11-24") };

  it.each([
    ["", otherwise],
    ["view=day&date=2026-12-01", { view: "day", date: "2026-12-01" }],
    ["view=year&date=2026-02-30", otherwise],
  ])("reads %j", (query, address) => {
    expect(readCalendarAddress(new URLSearchParams(query), otherwise)).toEqual(address);
  });
});

describe("the days of a view", () => {
  it.each<[CalendarView, string, string, number]>([
    ["day", "2026-11-24", "2026-11-22", 7],
    ["week", "2026-11-22", "2026-11-22", 7],
    ["month", "2026-11-24", "2026-11-01", 35],
    ["month", "2026-02-10", "2026-02-01", 28],
    ["month", "2026-08-31", "2026-07-26", 42],
  ])("of the %s of %s begin on %s", (view, date, from, days) => {
    expect(calendarSpan(view, calendarDay(date))).toEqual({ from, days });
  });

  it("are whole weeks that hold the day and its whole month, as many as may be asked for", () => {
    fc.assert(
      fc.property(anyDay, fc.constantFrom(...calendarViews), (date, view) => {
        const { from, days } = calendarSpan(view, date);
        const last = addDays(from, days - 1);
        expect([weekdayOf(from), weekdayOf(last)]).toEqual(["Sunday", "Saturday"]);
        expect(from <= date && date <= last && days <= mostCalendarDays).toBe(true);
        if (view !== "month") return;
        expect(from.slice(0, 7) <= date.slice(0, 7)).toBe(true);
        expect(addDays(last, 1).slice(0, 7) > date.slice(0, 7)).toBe(true);
      }),
    );
  });
});

describe("a step", () => {
  it.each<[CalendarView, -1 | 1, string]>([
    ["day", 1, "2026-12-01"],
    ["day", -1, "2026-11-29"],
    ["week", 1, "2026-12-07"],
    ["week", -1, "2026-11-23"],
    ["month", 1, "2026-12-01"],
    ["month", -1, "2026-10-01"],
  ])("of a %s by %i from November 30 leads to %s", (view, step, date) => {
    expect(stepped(view, calendarDay("2026-11-30"), step)).toBe(date);
  });
});
