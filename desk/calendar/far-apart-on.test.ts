import { describe, expect, it } from "vitest";
import { calendarAppointment, calendarDayOf, calendarOf } from "#tests/support/calendar.ts";
import { farApartOn } from "./far-apart-on.ts";

const date = "2026-11-24";
const [fairfax, page] = ["12 Maple Street, Fairfax, VA 22003", "1 Hill Road, Luray, VA 22835"];
const far = calendarAppointment({ id: "far", address: page, inspectorId: "dana" });
const alsoFar = calendarAppointment({ id: "also far", address: page, inspectorId: "eli" });

describe("whether a day's appointments lie too far apart", () => {
  const one = calendarOf(calendarDayOf(date, [far]));
  const both = calendarOf(calendarDayOf(date, [far, alsoFar]));

  it("is asked of the inspector chosen, of whoever has it, or of everybody who is free", () => {
    const going = { address: fairfax };
    expect(farApartOn(one, date, going, { inspectorId: "dana" })).toEqual({ stop: far, miles: 90 });
    expect(farApartOn(one, date, going, { inspectorId: "eli" })).toBeUndefined();
    expect(farApartOn(one, date, { ...going, inspectorId: "dana" })?.miles).toBe(90);
    expect(farApartOn(one, date, going)).toBeUndefined();
    // At ten, both are taken; before, both are free and far away.
    expect(farApartOn(both, date, going, { timeSlot: "9:00 AM" })?.miles).toBe(90);
    expect(farApartOn(both, date, going, { timeSlot: "10:00 AM" })).toBeUndefined();
  });

  it("counts neither the appointment itself, nor one that was canceled, nor another day", () => {
    const going = { address: fairfax, inspectorId: "dana" };
    expect(farApartOn(one, date, { ...going, id: "far" })).toBeUndefined();
    const canceled = calendarOf(calendarDayOf(date, [{ ...far, status: "cancelled" }]));
    expect(farApartOn(canceled, date, going)).toBeUndefined();
    expect(farApartOn(one, "2026-11-25", going)).toBeUndefined();
  });

  it("is asked of those without an inspector while nobody inspects", () => {
    const shown = { ...one, inspectors: [], days: one.days.map((day) => ({ ...day })) };
    expect(farApartOn(shown, date, { address: fairfax })).toBeUndefined();
    const unassigned = calendarDayOf(date, [{ ...far, inspectorId: null }]);
    expect(
      farApartOn({ inspectors: [], days: [unassigned] }, date, { address: fairfax })?.miles,
    ).toBe(90);
  });
});
