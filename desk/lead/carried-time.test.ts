import { expect, it } from "vitest";
import { calendarDay } from "#domain/calendar/calendar-day.ts";
import { leadAddressWith, readCarriedTime } from "./carried-time.ts";

const time = { date: calendarDay("2026-11-24"), timeSlot: "10:00 AM" as const };

it.each([time, { ...time, inspectorId: "dana" }])("is the same in and out: %o", (carried) => {
  const address = leadAddressWith("abc", carried);
  expect(address).toMatch(/^\/desk\/leads\/abc\?/);
  expect(readCarriedTime(new URL(address, "http://desk.test").searchParams)).toEqual(carried);
  expect(leadAddressWith("abc", undefined)).toBe("/desk/leads/abc");
});

it.each(["", "date=2026-11-24", "date=2026-02-30&time=10:00 AM", "date=2026-11-24&time=10:75 AM"])(
  "is none in %j",
  (query) => {
    expect(readCarriedTime(new URLSearchParams(query))).toBeUndefined();
  },
);
