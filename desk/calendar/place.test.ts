import { describe, expect, it } from "vitest";
import { calendarDay } from "#domain/calendar/calendar-day.ts";
import { slotLabels } from "#tests/support/usual-slots.ts";
import { type Arrow, type Place, placeAfter, placeKey, placeOfKey } from "./place.ts";

const date = calendarDay("2026-11-24");
const place: Place = { date, timeSlot: "10:00 AM", inspectorId: "dana" };

describe("a place", () => {
  it.each([undefined, null, "dana"])("is the same after its attribute, for %s", (inspectorId) => {
    expect(placeOfKey(placeKey({ ...place, inspectorId }))).toEqual({ ...place, inspectorId });
  });

  it.each(["", "2026-11-24", "2026-11-24|10:60 AM|dana"])("is none in %j", (key) => {
    expect(placeOfKey(key)).toBeUndefined();
  });
});

describe("an arrow", () => {
  const columns = [null, "dana", "eli"].map((inspectorId) => ({ date, inspectorId }));

  it.each<[Arrow, Place, Partial<Place>]>([
    ["ArrowUp", place, { timeSlot: "9:00 AM" }],
    ["ArrowDown", place, { timeSlot: "11:00 AM" }],
    ["ArrowDown", { ...place, timeSlot: "11:00 AM" }, { timeSlot: "1:00 PM" }],
    ["ArrowLeft", place, { inspectorId: null }],
    ["ArrowRight", place, { inspectorId: "eli" }],
    ["ArrowUp", { ...place, timeSlot: "9:00 AM" }, {}],
    ["ArrowDown", { ...place, timeSlot: "4:00 PM" }, {}],
    ["ArrowLeft", { ...place, inspectorId: null }, {}],
    ["ArrowRight", { ...place, inspectorId: "eli" }, {}],
  ])("%s goes from %o to the next place, or stays", (arrow, from, changes) => {
    expect(placeAfter(arrow, from, { columns, times: slotLabels })).toEqual({
      ...from,
      ...changes,
    });
  });

  it("goes from day to day in a week", () => {
    const days = ["2026-11-23", "2026-11-24"].map((day) => {
      return { date: calendarDay(day), inspectorId: undefined };
    });
    const from = { ...place, inspectorId: undefined };
    expect(placeAfter("ArrowLeft", from, { columns: days, times: slotLabels }).date).toBe(
      "2026-11-23",
    );
  });
});
