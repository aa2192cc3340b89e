import { describe, expect, it } from "vitest";
import { calendarDay } from "#domain/calendar/calendar-day.ts";
import {
  calendarAppointment,
  calendarDayOf,
  calendarOf,
  closureOn,
} from "#tests/support/calendar.ts";
import { dayTimes, firstDayWithRoom, timesOfWeek } from "./offered-times.ts";

const tuesday = calendarDay("2026-11-24");
const wednesday = calendarDay("2026-11-25");
/** Tuesday, 10:00 AM in New York. */
const now = Date.parse("2026-11-24T15:00:00Z");
const both = ["dana", "eli"].map((inspectorId) =>
  calendarAppointment({ id: inspectorId, inspectorId, timeSlot: "1:00 PM" }),
);
const week = timesOfWeek(
  calendarOf(
    calendarDayOf(tuesday, both),
    calendarDayOf(wednesday, [], [closureOn(wednesday, { fromSlot: "1:00 PM" })]),
  ),
  now,
);

describe("the times that the desk offers", () => {
  it("are free where one inspector is, and over once they have begun", () => {
    const said = dayTimes(week, tuesday).map(({ isFree, isOver }) => [isFree, isOver]);
    expect(said.slice(0, 4)).toEqual([
      [true, true],
      [true, true],
      [true, false],
      [false, false],
    ]);
  });

  it("are counted while they are free and ahead", () => {
    expect(week.map(({ free }) => free)).toEqual([4, 3]);
  });

  it("begin with the first day after today that has one", () => {
    expect(firstDayWithRoom(week, tuesday)).toBe(wednesday);
    expect(firstDayWithRoom(week.slice(0, 1), tuesday)).toBe(tuesday);
    expect(firstDayWithRoom([], tuesday)).toBeUndefined();
  });
});
