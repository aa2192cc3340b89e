import { describe, expect, it } from "vitest";
import { calendarDay } from "#domain/calendar/calendar-day.ts";
import { nextAppointmentText } from "./next-appointment.ts";

const today = calendarDay("2026-12-04");

describe("the next inspection of a row", () => {
  it.each([
    ["2026-12-08", "Vienna", "Sam Lee", "Tue 8, 10:00 AM · Vienna · Sam"],
    ["2026-12-04", "Vienna", "Sam Lee", "Fri 4, 10:00 AM · Vienna · Sam"],
    ["2026-12-31", "Vienna", "Sam Lee", "Thu 31, 10:00 AM · Vienna · Sam"],
    // A month later, the same weekday has the same date again.
    ["2027-01-05", "Vienna", "Sam Lee", "Tue, Jan 5, 10:00 AM · Vienna · Sam"],
    ["2026-12-08", "", "Sam Lee", "Tue 8, 10:00 AM · Sam"],
    ["2026-12-08", "Vienna", null, "Tue 8, 10:00 AM · Vienna · no inspector"],
    // A row that an earlier release has sent.
    ["2026-12-08", "", undefined, "Tue 8, 10:00 AM"],
  ])("on %s in '%s' by %s", (date, town, inspector, text) => {
    const time = { date: calendarDay(date), timeSlot: "10:00 AM" };
    expect(nextAppointmentText(time, { town, inspector }, today)).toBe(text);
  });
});
