import { expect, it } from "vitest";
import {
  calendarAppointment,
  calendarDayOf,
  calendarOf,
  closureOn,
} from "#tests/support/calendar.ts";
import { choicesOfMove, freeFirst } from "./move-choices.ts";

const pat = calendarAppointment();
const sam = calendarAppointment({ id: "sam", inspectorId: "eli", timeSlot: "11:00 AM" });
const kim = calendarAppointment({ id: "kim", timeSlot: "11:00 AM" });
const calendar = calendarOf(
  calendarDayOf("2026-11-24", [pat, sam, kim]),
  calendarDayOf("2026-11-25", [], [closureOn("2026-11-25")]),
);
const free = (choices: Parameters<typeof freeFirst>[0]) => freeFirst(choices).free;

it("offers the days and times that are free, its own among them", () => {
  const { days, times } = choicesOfMove(calendar, pat, pat);
  expect(free(days)).toEqual([{ value: "2026-11-24", isFree: true }]);
  expect(free(times)).toHaveLength(6);
  expect(times).toContainEqual({ value: "11:00 AM", isFree: false });
  expect(times).toContainEqual({ value: "10:00 AM", isFree: true });
});

it("offers the inspectors who are free then", () => {
  const { inspectors } = choicesOfMove(calendar, pat, { ...pat, timeSlot: "11:00 AM" });
  expect(free(inspectors)).toEqual([]);
  const later = choicesOfMove(calendar, sam, { ...sam, timeSlot: "10:00 AM" }).inspectors;
  expect(free(later)).toEqual([{ value: "eli", isFree: true }]);
});

it("keeps its own day among those to choose from", () => {
  const past = calendarAppointment({ date: "2026-11-20" });
  expect(choicesOfMove(calendar, past, past).days[0]?.value).toBe("2026-11-20");
});
