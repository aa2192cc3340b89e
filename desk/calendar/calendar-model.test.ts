import { describe, expect, it } from "vitest";
import { calendarDay } from "#domain/calendar/calendar-day.ts";
import {
  calendarAppointment,
  calendarDayOf,
  calendarOf,
  closureOn,
} from "#tests/support/calendar.ts";
import {
  appointmentsAt,
  busyElsewhereAt,
  type Calendar,
  columnsOfDay,
  columnsOfWeek,
  findAppointment,
  heldAt,
  isPlaceOf,
  movedTo,
  placeAmong,
  placeState,
  withAppointment,
} from "./calendar-model.ts";
import type { Place } from "./place.ts";

const date = calendarDay("2026-11-24");
const pat = calendarAppointment();
const at = (timeSlot: Place["timeSlot"], inspectorId: Place["inspectorId"]): Place => {
  return { date, timeSlot, inspectorId };
};

describe("the columns", () => {
  const ids = (calendar: Calendar) =>
    calendar.days.flatMap((day) => columnsOfDay(calendar, day)).map((each) => each.inspectorId);

  it("of a day are its inspectors, after what is unassigned", () => {
    const unassigned = calendarAppointment({ id: "sam", inspectorId: null });
    expect(ids(calendarOf(calendarDayOf(date, [pat])))).toEqual(["dana", "eli"]);
    expect(ids(calendarOf(calendarDayOf(date, [pat, unassigned])))).toEqual([null, "dana", "eli"]);
    expect(ids({ inspectors: [], days: [calendarDayOf(date)] })).toEqual([null]);
  });

  it("of a week leave out a day that is never open, unless it has something", () => {
    const never = { ...calendarDayOf("2026-11-22"), slots: [] };
    const used = { ...never, appointments: [calendarAppointment({ date: "2026-11-22" })] };
    const monday = calendarDayOf("2026-11-23");
    const shown = (first: typeof never) =>
      columnsOfWeek(calendarOf(first, monday), undefined).map((column) => column.date);
    expect(shown(never)).toEqual(["2026-11-23"]);
    expect(shown(used)).toEqual(["2026-11-22", "2026-11-23"]);
  });
});

describe("who is busy elsewhere", () => {
  const day = calendarDayOf(date);
  const slots = day.slots.map((slot) =>
    slot.timeSlot === "10:00 AM"
      ? { ...slot, capacity: 1, freeInspectors: ["eli"], busyElsewhere: ["dana"] }
      : slot,
  );
  const calendar = calendarOf({ ...day, slots });

  it("is named at that time, and has no room in their own column", () => {
    expect(busyElsewhereAt(calendar, at("10:00 AM", undefined))).toEqual(["Dana Ruiz"]);
    expect(busyElsewhereAt(calendar, at("10:00 AM", "eli"))).toEqual([]);
    expect(busyElsewhereAt(calendar, at("11:00 AM", undefined))).toEqual([]);
    expect(placeState(calendar, at("10:00 AM", "dana"))).toEqual({ kind: "elsewhere" });
    expect(placeState(calendar, at("10:00 AM", undefined))).toEqual({ kind: "free", room: 1 });
  });
});

describe("what a place has room for", () => {
  const sam = calendarAppointment({ id: "sam", name: "Sam", inspectorId: "eli" });
  const calendar = calendarOf(calendarDayOf(date, [pat]));
  const full = calendarOf(calendarDayOf(date, [pat, sam]));

  it.each<[string, Calendar, Place, object]>([
    ["an inspector without one", calendar, at("10:00 AM", "eli"), { kind: "free", room: 1 }],
    ["an inspector with one", calendar, at("10:00 AM", "dana"), { kind: "taken", by: [pat] }],
    ["anybody", calendar, at("10:00 AM", undefined), { kind: "free", room: 1 }],
    ["nobody yet", calendar, at("11:00 AM", null), { kind: "free", room: 2 }],
    ["anybody, when all are taken", full, at("10:00 AM", undefined), { by: [pat, sam] }],
    ["nobody yet, when all are taken", full, at("10:00 AM", null), { kind: "taken" }],
    ["somebody who does not work", calendar, at("10:00 AM", "zoe"), { kind: "off" }],
  ])("for %s", (_whom, shown, place, state) => {
    expect(placeState(shown, place)).toMatchObject(state);
  });

  it("is being booked as long as holds leave no seat, but not for what is at that time already", () => {
    const until = "2026-11-24T14:12:00.000Z";
    const [day] = calendar.days;
    if (!day) throw new Error("no day");
    const shown = (...heldUntil: string[]) =>
      calendarOf({ ...day, slots: day.slots.map((slot) => ({ ...slot, heldUntil })) });
    const held = { kind: "held", until };
    expect(placeState(shown(until), at("11:00 AM", undefined))).toEqual({ kind: "free", room: 1 });
    expect(placeState(shown(until), at("11:00 AM", "dana")).kind).toBe("free");
    const earlier = "2026-11-24T14:09:00.000Z";
    expect(placeState(shown(earlier, until), at("11:00 AM", undefined))).toEqual(held);
    expect(placeState(shown(earlier, until), at("11:00 AM", "dana"))).toEqual(held);
    expect(placeState(shown(until), at("10:00 AM", undefined))).toEqual(held);
    expect(placeState(shown(until), at("10:00 AM", "dana"))).toMatchObject({ kind: "taken" });
    expect(placeState(shown(until), at("10:00 AM", undefined), pat).kind).toBe("free");
    const [first] = shown(earlier, until).days;
    expect(first && heldAt(first, "11:00 AM")).toEqual({ count: 2, until });
    expect(heldAt(day, "11:00 AM")).toBeUndefined();
  });

  it("does not count what is moved", () => {
    expect(placeState(full, at("10:00 AM", "dana"), pat)).toEqual({ kind: "free", room: 1 });
    expect(placeState(full, at("10:00 AM", undefined), pat)).toEqual({ kind: "free", room: 1 });
  });

  it("does not count what was canceled", () => {
    const canceled = calendarAppointment({ status: "cancelled" });
    const shown = calendarOf(calendarDayOf(date, [canceled]));
    expect(placeState(shown, at("10:00 AM", "dana"))).toEqual({ kind: "free", room: 1 });
  });

  it("is closed with its reason, for everybody or for one", () => {
    const afternoon = closureOn(date, { fromSlot: "1:00 PM" });
    const ill = closureOn(date, { inspectorId: "eli", reason: "Ill" });
    const shown = calendarOf(calendarDayOf(date, [], [afternoon, ill]));
    expect(placeState(shown, at("1:00 PM", "dana"))).toEqual({
      kind: "closed",
      reason: "Training",
    });
    expect(placeState(shown, at("11:00 AM", "dana")).kind).toBe("free");
    expect(placeState(shown, at("11:00 AM", "eli"))).toEqual({ kind: "closed", reason: "Ill" });
    expect(placeState(shown, at("11:00 AM", undefined)).kind).toBe("free");
  });

  it("is nothing outside of hours, without inspectors who work, and on a day that is not shown", () => {
    const [day] = calendar.days;
    if (!day) throw new Error("no day");
    const shut = { ...day, slots: day.slots.slice(0, 1) };
    const idle = { ...day, slots: day.slots.map((slot) => ({ ...slot, capacity: 0 })) };
    expect(placeState(calendarOf(shut), at("4:00 PM", undefined)).kind).toBe("off");
    expect(placeState(calendarOf(idle), at("4:00 PM", undefined)).kind).toBe("off");
    const elsewhere = { ...at("4:00 PM", undefined), date: calendarDay("2027-01-01") };
    expect(placeState(calendar, elsewhere).kind).toBe("off");
  });
});

describe("the place of an appointment", () => {
  const columns = (inspectorId: Place["inspectorId"]) => [{ date, inspectorId }];

  it("names its inspector only where columns do", () => {
    expect(placeAmong(columns(undefined), pat)).toEqual(at("10:00 AM", undefined));
    expect(placeAmong(columns("eli"), pat)).toEqual(at("10:00 AM", "dana"));
  });

  it.each<[Place, boolean, string | null]>([
    [at("10:00 AM", undefined), true, "dana"],
    [at("10:00 AM", "dana"), true, "dana"],
    [at("10:00 AM", "eli"), false, "eli"],
    [at("10:00 AM", null), false, null],
    [at("9:00 AM", "dana"), false, "dana"],
  ])("%o is its own: %s", (place, isOwn, inspectorId) => {
    expect(isPlaceOf(place, pat)).toBe(isOwn);
    expect(movedTo(pat, place)).toEqual({ ...pat, timeSlot: place.timeSlot, inspectorId });
  });
});

describe("a changed appointment", () => {
  const other = calendarDayOf("2026-11-25");
  const calendar = calendarOf(calendarDayOf(date, [pat]), other, calendarDayOf("2026-11-26"));
  const moved = calendarAppointment({ date: "2026-11-25", timeSlot: "2:00 PM", sequence: 2 });

  it("is at its new place only, and leaves other days as they are", () => {
    const after = withAppointment(calendar, moved);
    expect(after.days.map(({ appointments }) => appointments.length)).toEqual([0, 1, 0]);
    expect(after.days[2]).toBe(calendar.days[2]);
    const [, there] = after.days;
    expect(there && appointmentsAt(there, at("2:00 PM", "dana"))).toEqual([moved]);
  });

  it("does not replace a newer one", () => {
    const newer = withAppointment(calendar, { ...moved, sequence: 3 });
    expect(withAppointment(newer, moved)).toBe(newer);
    expect(findAppointment(newer, "pat")?.sequence).toBe(3);
  });

  it("is gone from a calendar without its day", () => {
    const after = withAppointment(calendar, { ...moved, date: "2027-01-01" });
    expect(findAppointment(after, "pat")).toBeUndefined();
  });
});
