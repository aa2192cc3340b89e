import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { calendarDay } from "#domain/calendar/calendar-day.ts";
import type { Slot } from "#domain/calendar/slot.ts";
import { instantInZone } from "#domain/calendar/zone-instant.ts";
import { type BusyTime, isBusyAt, partsOfDays } from "./busy-times.ts";

const zone = "America/New_York";
const parts = (start: string, end: string) =>
  partsOfDays({ start: Date.parse(start), end: Date.parse(end) }, zone).map(
    ({ day, from, to }) => `${day} ${from}-${to}`,
  );

describe("an interval by days", () => {
  it.each([
    ["within a day", "2026-11-03T14:00Z", "2026-11-03T15:30Z", ["2026-11-03 540-630"]],
    ["in summer", "2026-06-03T13:00Z", "2026-06-03T14:00Z", ["2026-06-03 540-600"]],
    ["a whole day", "2026-11-03T05:00Z", "2026-11-04T05:00Z", ["2026-11-03 0-1440"]],
    [
      "over midnight",
      "2026-11-04T04:00Z",
      "2026-11-04T06:00Z",
      ["2026-11-03 1380-1440", "2026-11-04 0-60"],
    ],
    [
      "the day of 25 hours, and the next morning",
      "2026-11-01T04:00Z",
      "2026-11-02T15:00Z",
      ["2026-11-01 0-1440", "2026-11-02 0-600"],
    ],
    ["after clocks went back", "2026-11-01T14:00Z", "2026-11-01T15:00Z", ["2026-11-01 540-600"]],
    [
      "within the hour shown twice",
      "2026-11-01T05:30Z",
      "2026-11-01T06:15Z",
      ["2026-11-01 90-135"],
    ],
    ["after clocks went ahead", "2026-03-08T13:00Z", "2026-03-08T14:00Z", ["2026-03-08 540-600"]],
    ["begun minutes", "2026-11-03T14:00:30Z", "2026-11-03T14:01:30Z", ["2026-11-03 540-542"]],
  ])("%s", (_what, start, end, expected) => {
    expect(parts(start, end)).toEqual(expected);
  });

  it("is what clocks show, away from the hours in which they change", () => {
    const days = ["2026-03-07", "2026-03-08", "2026-07-04", "2026-11-01", "2026-11-02"];
    fc.assert(
      fc.property(
        fc.constantFrom(...days),
        fc.integer({ min: 240, max: 1_400 }),
        fc.integer({ min: 1, max: 1_000 }),
        (text, from, length) => {
          const day = calendarDay(text);
          const to = Math.min(1_440, from + length);
          const start = instantInZone(day, from, zone);
          const end = instantInZone(day, to, zone);
          expect(partsOfDays({ start, end }, zone)).toEqual([{ day, from, to }]);
        },
      ),
    );
  });
});

describe("an inspector with an hour elsewhere from ten", () => {
  const day = calendarDay("2026-11-03");
  const busy: BusyTime[] = [{ inspectorId: "dana", day, from: 600, to: 660 }];

  it.each([
    ["dana", "2026-11-03", "09:00", false],
    ["dana", "2026-11-03", "09:15", true],
    ["dana", "2026-11-03", "10:00", true],
    ["dana", "2026-11-03", "10:59", true],
    ["dana", "2026-11-03", "11:00", false],
    ["dana", "2026-11-04", "10:00", false],
    ["ben", "2026-11-03", "10:00", false],
  ])("%s on %s at %s: %s", (id, on, slot, is) => {
    expect(isBusyAt(busy, id, calendarDay(on), slot as Slot, 60)).toBe(is);
  });
});
