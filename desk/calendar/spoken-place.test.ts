import { expect, it } from "vitest";
import { calendarDay } from "#domain/calendar/calendar-day.ts";
import {
  calendarAppointment,
  calendarDayOf,
  calendarOf,
  closureOn,
} from "#tests/support/calendar.ts";
import type { Place } from "./place.ts";
import { spokenPlace, takenPlaceText } from "./spoken-place.ts";

const tuesday = "2026-11-24";
const pat = calendarAppointment({ id: "pat", timeSlot: "9:00 AM" });
const sam = calendarAppointment({ id: "sam", name: "Sam Lee", timeSlot: "10:00 AM" });
const kim = calendarAppointment({ ...sam, id: "kim", name: "Kim Fox", inspectorId: "eli" });
const closed = closureOn(tuesday, { fromSlot: "4:00 PM", reason: "training" });
const calendar = calendarOf(calendarDayOf(tuesday, [kim, pat, sam], [closed]));

it.each<[Place["timeSlot"], Place["inspectorId"], string]>([
  ["11:00 AM", "dana", "Tuesday 11:00 AM, Dana Ruiz. Free."],
  ["11:00 AM", null, "Tuesday 11:00 AM, Unassigned. Free."],
  ["11:00 AM", undefined, "Tuesday 11:00 AM, Dana Ruiz. Free."],
  ["10:00 AM", "dana", "Tuesday 10:00 AM, Dana Ruiz. Taken by Sam Lee."],
  ["10:00 AM", undefined, "Tuesday 10:00 AM. Taken by Kim Fox and 1 other."],
  ["4:00 PM", "dana", "Tuesday 4:00 PM, Dana Ruiz. Closed: training."],
  ["11:00 AM", "zoe", "Tuesday 11:00 AM, Somebody else. Does not work then."],
  ["9:00 AM", "dana", "Tuesday 9:00 AM, Dana Ruiz. Where it is now."],
  ["9:00 AM", undefined, "Tuesday 9:00 AM. Where it is now."],
])("says of %s with %s: %s", (timeSlot, inspectorId, sentence) => {
  const place = { date: calendarDay(tuesday), timeSlot, inspectorId };
  expect(spokenPlace(calendar, place, pat)).toBe(sentence);
});

it("says that nobody works outside of hours", () => {
  const place = { date: calendarDay("2026-11-29"), timeSlot: "9:00 AM", inspectorId: undefined };
  expect(spokenPlace(calendar, { ...place, timeSlot: "9:00 AM" }, pat)).toBe(
    "Sunday 9:00 AM. Nobody works then.",
  );
});

it.each<[Place["timeSlot"], string]>([
  ["10:00 AM", "Taken by Sam Lee."],
  ["11:00 AM", ""],
  ["4:00 PM", ""],
])("says by whom %s is taken: %j", (timeSlot, sentence) => {
  const place = { date: calendarDay(tuesday), timeSlot, inspectorId: "dana" };
  expect(takenPlaceText(calendar, place, pat)).toBe(sentence);
});
