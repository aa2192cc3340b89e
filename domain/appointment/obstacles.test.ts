import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { holidays } from "#content/holidays.ts";
import { addDays, calendarDay } from "#domain/calendar/calendar-day.ts";
import type { Slot } from "#domain/calendar/slot.ts";
import { testedBusiness } from "#tests/support/tested-business.ts";
import { slots } from "#tests/support/usual-slots.ts";
import { slotsOffered } from "./appointment-rules.ts";
import { capacityOf, type Staffing } from "./capacity.ts";
import { type Obstacle, obstaclesAt, obstaclesInWords } from "./obstacles.ts";

const rules = {
  ...testedBusiness,
  closures: [{ day: calendarDay("2026-06-05"), reason: "Inventory" }],
  inspection: { ...testedBusiness.inspection, capacity: 1, horizonDays: 30 },
  holidays,
};
/** A Tuesday. */
const today = calendarDay("2026-06-02");
const nobody: Staffing = { inspectors: [], closures: [] };
const noon = {
  ...{ firstDay: calendarDay("2026-06-03"), lastDay: calendarDay("2026-06-03") },
  ...{ fromSlot: "11:00" as const, toSlot: "13:00" as const, inspectorId: null },
};

describe("in the way of a time at the desk stands", () => {
  it.each<[string, string, Slot, number, Obstacle[]]>([
    ["nothing at a free time", "2026-06-03", "09:00", 0, []],
    ["that it is today", "2026-06-02", "16:00", 0, ["today"]],
    ["nothing on the last day that visitors can book", "2026-07-02", "09:00", 0, []],
    ["that it is too far ahead", "2026-07-03", "09:00", 0, ["too far ahead"]],
    ["the closing time of a Saturday", "2026-06-06", "14:00", 0, ["outside hours"]],
    ["that it is between the times", "2026-06-03", "14:30", 0, ["not offered"]],
    ["that it is early", "2026-06-03", "08:30", 0, ["outside hours"]],
    [
      "that somebody has a time that runs into it",
      "2026-06-03",
      "09:30",
      1,
      ["not offered", "full"],
    ],
    ["a Sunday, on which nothing is full", "2026-06-07", "09:00", 5, ["outside hours"]],
    ["a closure day of the profile", "2026-06-05", "09:00", 0, ["closed"]],
    ["a closure of the office", "2026-06-03", "11:00", 0, ["closed"]],
    ["no closure at another time", "2026-06-03", "14:00", 0, []],
    ["that nobody is free", "2026-06-03", "09:00", 1, ["full"]],
    ["everything at once", "2026-06-02", "09:00", 1, ["today", "full"]],
  ])("%s", (_what, date, timeSlot, taken, expected) => {
    const staffing = { ...nobody, closures: [noon] };
    const found = obstaclesAt(
      { date: calendarDay(date), timeSlot },
      { today, rules, staffing, taken },
    );
    expect(found).toEqual(expected);
  });

  it.each<[string, number, number, Obstacle[]]>([
    ["that it is being booked", 0, 1, ["being booked"]],
    ["only that it is full, when somebody has it", 1, 1, ["full"]],
  ])("%s", (_what, taken, held, expected) => {
    const at = { date: calendarDay("2026-06-03"), timeSlot: "09:00" as const };
    expect(obstaclesAt(at, { today, rules, staffing: nobody, taken, held })).toEqual(expected);
  });

  it("nothing exactly where a visitor can book", () => {
    const time = fc.record({
      date: fc.integer({ min: 0, max: 60 }).map((ahead) => addDays(today, ahead)),
      timeSlot: fc.constantFrom(...slots),
    });
    fc.assert(
      fc.property(time, fc.nat(3), fc.boolean(), (at, taken, isClosed) => {
        const staffing = { ...nobody, closures: isClosed ? [noon] : [] };
        const offered =
          slotsOffered(at.date, today, rules).includes(at.timeSlot) &&
          taken < capacityOf(staffing, at.date, at.timeSlot, rules);
        expect(obstaclesAt(at, { today, rules, staffing, taken }).length === 0).toBe(offered);
      }),
    );
  });

  it("is said in sentences", () => {
    const said = { inspector: "Dana Ruiz", horizonDays: 30 };
    expect(obstaclesInWords(["today", "full"], said)).toBe("That is today. Nobody is free then.");
    expect(obstaclesInWords(["too far ahead", "not working"], said)).toBe(
      "That is more than 30 days ahead. Dana Ruiz does not work then.",
    );
    expect(obstaclesInWords(["outside hours", "closed"], said)).toBe(
      "We are not open then. That time is closed.",
    );
  });
});
