import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { calendarDay } from "#domain/calendar/calendar-day.ts";
import { slots as allSlots } from "#tests/support/usual-slots.ts";
import { dayAvailability, dayState, nextFreeDay, summarizeDay } from "./availability.ts";

describe("the availability of a day", () => {
  it("has every offered time free when nothing is taken", () => {
    expect(dayAvailability(allSlots, {}, () => 1)).toEqual({
      availableSlots: [...allSlots],
      bookedSlots: [],
    });
  });

  it("counts a time as booked only when every seat is taken", () => {
    const taken = { "09:00": 1, "10:00": 2 };
    expect(dayAvailability(["09:00", "10:00"], taken, () => 2)).toEqual({
      availableSlots: ["09:00"],
      bookedSlots: ["10:00"],
    });
  });

  it("counts a time as booked, and as held, when what is left of it is held", () => {
    const offered = ["09:00", "10:00", "11:00"] as const;
    const [taken, held] = [
      { "09:00": 1, "10:00": 1 },
      { "09:00": 1, "11:00": 1 },
    ];
    expect(dayAvailability(offered, taken, (slot) => (slot === "10:00" ? 1 : 2), held)).toEqual({
      availableSlots: ["11:00"],
      bookedSlots: ["09:00", "10:00"],
      heldSlots: ["09:00"],
    });
  });

  it("leaves out seats at times that are no longer offered", () => {
    expect(dayAvailability(["09:00"], { "16:00": 1 }, () => 1)).toEqual({
      availableSlots: ["09:00"],
      bookedSlots: [],
    });
  });

  it("puts every offered time into exactly one of the lists, in order, whatever is taken", () => {
    const offered = fc.subarray([...allSlots]);
    const taken = fc.dictionary(fc.constantFrom(...allSlots), fc.nat(5));
    fc.assert(
      fc.property(offered, taken, fc.integer({ min: 1, max: 4 }), (slots, seats, capacity) => {
        const { availableSlots, bookedSlots } = dayAvailability(slots, seats, () => capacity);
        expect(slots.filter((slot) => availableSlots.includes(slot))).toEqual(availableSlots);
        expect(slots.filter((slot) => !availableSlots.includes(slot))).toEqual(bookedSlots);
        for (const slot of bookedSlots) expect(seats[slot]).toBeGreaterThanOrEqual(capacity);
        for (const slot of availableSlots) expect(seats[slot] ?? 0).toBeLessThan(capacity);
      }),
    );
  });
});

describe("the summary of a day", () => {
  it("is fully booked when no time is left or none is offered", () => {
    const booked = { availableSlots: [], bookedSlots: [...allSlots] };
    expect(summarizeDay(booked)).toEqual({ isFullyBooked: true, availableCount: 0 });
    const closed = { availableSlots: [], bookedSlots: [] };
    expect(summarizeDay(closed)).toEqual({ isFullyBooked: true, availableCount: 0 });
  });

  it("counts the times left", () => {
    const day = dayAvailability(allSlots, { "09:00": 1 }, () => 1);
    expect(summarizeDay(day)).toEqual({ isFullyBooked: false, availableCount: 6 });
  });
});

describe("the calendar's legend", () => {
  it.each([
    [7, "available"],
    [3, "available"],
    [2, "limited"],
    [1, "limited"],
    [0, "booked"],
  ])("says of a day with %i times left that it is %s", (availableCount, state) => {
    expect(dayState({ isFullyBooked: availableCount === 0, availableCount })).toBe(state);
  });

  it("needs no count, which the API does not promise", () => {
    expect(dayState({ isFullyBooked: false })).toBe("available");
    expect(dayState({ isFullyBooked: true })).toBe("booked");
  });
});

describe("the next free day", () => {
  const days = ["2026-06-03", "2026-06-04", "2026-06-05"].map(calendarDay);
  const full = { isFullyBooked: true };
  const known = (...entries: (readonly [string, { isFullyBooked: boolean }])[]) =>
    Object.fromEntries(entries);

  it("is the first that is not fully booked", () => {
    expect(nextFreeDay(days, {})).toBe("2026-06-03");
    expect(nextFreeDay(days, known(["2026-06-03", full]))).toBe("2026-06-04");
    expect(
      nextFreeDay(days, known(["2026-06-03", full], ["2026-06-04", { isFullyBooked: false }])),
    ).toBe("2026-06-04");
  });

  it("is none when all are", () => {
    expect(nextFreeDay(days, known(...days.map((day) => [day, full] as const)))).toBeUndefined();
    expect(nextFreeDay([], {})).toBeUndefined();
  });
});
