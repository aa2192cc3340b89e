import { expect, it } from "vitest";
import { calendarDay } from "#domain/calendar/calendar-day.ts";
import { slotLabel } from "#domain/calendar/slot.ts";
import { slots } from "#tests/support/usual-slots.ts";
import { appointmentInstants } from "./appointment-instants.ts";

const newYork = "America/New_York";

it.each([
  ["winter", "2026-01-15", "14:00"],
  ["summer", "2026-07-15", "13:00"],
  ["the day before clocks go forward", "2026-03-07", "14:00"],
  ["the day on which clocks go forward", "2026-03-08", "13:00"],
  ["the day before clocks go back", "2026-10-31", "13:00"],
  ["the day on which clocks go back", "2026-11-01", "14:00"],
])("9:00 AM in %s is the right instant", (_name, date, utc) => {
  const { start, end } = appointmentInstants(
    { date: calendarDay(date), timeSlot: "09:00" },
    newYork,
    60,
  );
  expect(start.toISOString()).toBe(`${date}T${utc}:00.000Z`);
  expect(end.getTime() - start.getTime()).toBe(3_600_000);
});

it("agrees with the wall clock in New York for every slot of a year", () => {
  const wallClock = new Intl.DateTimeFormat("en-US", {
    timeZone: newYork,
    hour: "numeric",
    minute: "2-digit",
  });
  for (let day = Temporal.PlainDate.from("2026-01-01"); day.year === 2026; day = day.add("P1D")) {
    const date = calendarDay(day.toString());
    for (const timeSlot of slots) {
      const { start } = appointmentInstants({ date, timeSlot }, newYork, 60);
      expect(wallClock.format(start).replace("\u202f", " ")).toBe(slotLabel(timeSlot));
    }
  }
});

it("keeps its length when clocks change during it", () => {
  // In Apia the whole of 2011-12-30 was left out.
  const time = { date: calendarDay("2011-12-29"), timeSlot: "16:00" as const };
  const { start, end } = appointmentInstants(time, "Pacific/Apia", 10 * 60);
  expect(end.getTime() - start.getTime()).toBe(10 * 3_600_000);
});
