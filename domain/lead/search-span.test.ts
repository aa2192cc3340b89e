import fc from "fast-check";
import { expect, it } from "vitest";
import { addDays, calendarDay, weekdayOf } from "#domain/calendar/calendar-day.ts";
import { lastMonths, recentSpans, searchSpan } from "./search-span.ts";

/** A Wednesday. */
const today = calendarDay("2026-11-25");

it.each([
  ["today", "2026-11-25", "2026-11-25"],
  ["yesterday", "2026-11-24", "2026-11-24"],
  ["this-week", "2026-11-22", "2026-11-28"],
  ["last-week", "2026-11-15", "2026-11-21"],
  ["this-month", "2026-11-01", "2026-11-30"],
  ["last-month", "2026-10-01", "2026-10-31"],
  ["2026-10", "2026-10-01", "2026-10-31"],
  ["2026-12", "2026-12-01", "2026-12-31"],
  ["2028-02", "2028-02-01", "2028-02-29"],
])("%s is from %s to %s", (when, from, to) => {
  expect(searchSpan({ when }, today)).toEqual({ from, to });
});

it("last month is in the year before in January", () => {
  const january = calendarDay("2027-01-03");
  expect(searchSpan({ when: "last-month" }, january)).toEqual({
    from: "2026-12-01",
    to: "2026-12-31",
  });
  expect(lastMonths(january, 3)).toEqual(["2027-01", "2026-12", "2026-11"]);
});

it("exact days are taken as they are, and each may be missing", () => {
  const [from, to] = [calendarDay("2026-10-03"), calendarDay("2026-10-09")];
  expect(searchSpan({ from, to }, today)).toEqual({ from, to });
  expect(searchSpan({ from }, today)).toEqual({ from, to: null });
  expect(searchSpan({}, today)).toEqual({ from: null, to: null });
});

it("anything else is refused", () => {
  for (const when of ["october", "2026-13", "2026-00", ""]) {
    expect(() => searchSpan({ when }, today), when).toThrow(RangeError);
  }
});

const anyDay = fc
  .integer({ min: 1, max: 36_000 })
  .map((count) => addDays(calendarDay("2000-02-01"), count));

it("on any day, this week and this month contain it, and the last ones end right before", () => {
  fc.assert(
    fc.property(anyDay, (day) => {
      const span = (when: (typeof recentSpans)[number]) => {
        const { from, to } = searchSpan({ when }, day);
        if (!from || !to) throw new Error("recent spans have both ends");
        return { from, to };
      };
      for (const name of recentSpans) expect(span(name).from <= span(name).to).toBe(true);
      for (const name of ["today", "this-week", "this-month"] as const) {
        expect(span(name).from <= day && day <= span(name).to).toBe(true);
      }
      expect(weekdayOf(span("last-week").from)).toBe("Sunday");
      expect(addDays(span("last-week").to, 1)).toBe(span("this-week").from);
      expect(addDays(span("last-month").to, 1)).toBe(span("this-month").from);
    }),
  );
});
