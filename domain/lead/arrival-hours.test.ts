import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays, calendarDay, dayInZone, weekdayIndex } from "#domain/calendar/calendar-day.ts";
import { hourSpans, hoursOfWeek, spanInZone } from "./arrival-hours.ts";

const zone = "America/New_York";
const hour = 3_600_000;
const days = (from: string, to: string) => ({ from: calendarDay(from), to: calendarDay(to) });
const iso = (span: { from: number; before: number }) =>
  [span.from, span.before].map((at) => new Date(at).toISOString().slice(0, 16));

it.each([
  ["in winter", "2026-01-05", ["2026-01-05T05:00", "2026-01-06T05:00"]],
  ["in summer", "2026-06-02", ["2026-06-02T04:00", "2026-06-03T04:00"]],
  ["of 23 hours", "2026-03-08", ["2026-03-08T05:00", "2026-03-09T04:00"]],
  ["of 25 hours", "2026-11-01", ["2026-11-01T04:00", "2026-11-02T05:00"]],
])("a day %s is from midnight to midnight of the business's clock", (_when, day, expected) => {
  expect(iso(spanInZone(days(day, day), zone))).toEqual(expected);
});

describe("an hour of the week", () => {
  const sunday = (shown: number) => ({ weekday: 0, hour: shown });

  it("is one span in each week", () => {
    expect(
      hourSpans(days("2026-06-01", "2026-06-14"), { weekday: 2, hour: 9 }, zone).map(iso),
    ).toEqual([
      ["2026-06-02T13:00", "2026-06-02T14:00"],
      ["2026-06-09T13:00", "2026-06-09T14:00"],
    ]);
  });

  it("that the clocks skip is none, and one that they repeat lasts two hours", () => {
    const spring = days("2026-03-08", "2026-03-08");
    const fall = days("2026-11-01", "2026-11-01");
    expect(hourSpans(spring, sunday(2), zone)).toEqual([]);
    expect(hourSpans(fall, sunday(1), zone).map(iso)).toEqual([
      ["2026-11-01T05:00", "2026-11-01T07:00"],
    ]);
  });

  it("holds every hour of a span exactly once, whenever that is", () => {
    const begins = fc
      .integer({ min: 0, max: 800 })
      .map((count) => addDays(calendarDay("2026-01-01"), count));
    fc.assert(
      fc.property(begins, fc.integer({ min: 0, max: 30 }), (from, length) => {
        const span = { from, to: addDays(from, length) };
        const { from: first, before } = spanInZone(span, zone);
        const hours = hoursOfWeek(span, zone);
        expect(hours.size).toBe((before - first) / hour);
        for (const [text, at] of hours) {
          const instant = Date.parse(`${text}:00:00Z`);
          expect(at.weekday).toBe(weekdayIndex(dayInZone(instant, zone)));
          const around = hourSpans(span, at, zone).filter(
            (each) => each.from <= instant && instant < each.before,
          );
          expect(around).toHaveLength(1);
        }
      }),
      { numRuns: 5 },
    );
  });
});
