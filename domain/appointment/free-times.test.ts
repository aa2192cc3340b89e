import fc from "fast-check";
import { expect, it } from "vitest";
import { holidays } from "#content/holidays.ts";
import { addDays, calendarDay, weekdays } from "#domain/calendar/calendar-day.ts";
import { testedBusiness } from "#tests/support/tested-business.ts";
import { slots } from "#tests/support/usual-slots.ts";
import { type Closure, covers } from "./capacity.ts";
import { freeTimes } from "./free-times.ts";

const rules = { ...testedBusiness, holidays };
const tuesday = calendarDay("2026-06-02");
/** Tuesday, too late for anything on that day. */
const evening = new Date("2026-06-02T18:00-04:00");
const wednesday = addDays(tuesday, 1);
const plan = {
  shifts: weekdays.map((weekday) => ({ weekday, from: 9 * 60, to: 17 * 60 })),
  onHolidays: false,
};
const dana = { id: "dana", name: "Dana", plan };
const sam = { id: "sam", name: "Sam", plan };
const nothing = () => ({ seats: {}, assigned: [] });

it("counts whom an hour still has", () => {
  const bookedOn = () => ({
    seats: { "09:00": 1, "10:00": 2 },
    assigned: [
      { slot: "09:00" as const, inspectorId: "dana" },
      { slot: "10:00" as const, inspectorId: "dana" },
      { slot: "10:00" as const, inspectorId: "sam" },
    ],
  });
  const staffing = { inspectors: [dana, sam], closures: [] };
  const free = freeTimes(evening, { rules, staffing, bookedOn });
  expect(free[0]).toEqual({ date: wednesday, slot: "09:00", room: 1, inspectorIds: ["sam"] });
  expect(free[1]).toEqual({
    ...{ date: wednesday, slot: "11:00", room: 2, inspectorIds: ["dana", "sam"] },
  });
});

it("never holds a time that a closure covers", () => {
  const closure = fc.record({
    firstDay: fc.integer({ min: 0, max: 30 }).map((days) => addDays(tuesday, days)),
    lastDay: fc.integer({ min: 0, max: 30 }).map((days) => addDays(tuesday, days)),
    fromSlot: fc.option(fc.constantFrom(...slots)),
    toSlot: fc.option(fc.constantFrom(...slots)),
    inspectorId: fc.option(fc.constantFrom("dana", "sam")),
  });
  fc.assert(
    fc.property(fc.array<Closure>(closure, { maxLength: 4 }), (closures) => {
      const staffing = { inspectors: [dana, sam], closures };
      for (const time of freeTimes(evening, { rules, staffing, bookedOn: nothing })) {
        const over = closures.filter((one) => covers(one, time.date, time.slot, 60));
        expect(over.some(({ inspectorId }) => inspectorId === null)).toBe(false);
        for (const { inspectorId } of over) expect(time.inspectorIds).not.toContain(inspectorId);
      }
    }),
  );
});

it("holds today's times that are at least two hours ahead, unless they are closed", () => {
  const options = { rules, staffing: { inspectors: [dana], closures: [] }, bookedOn: nothing };
  const ofToday = (at: string, closures: Closure[] = []) =>
    freeTimes(new Date(`2026-06-02T${at}-04:00`), {
      ...{ ...options, staffing: { inspectors: [dana], closures } },
    })
      .filter(({ date }) => date === tuesday)
      .map(({ slot }) => slot);
  expect(ofToday("12:00")).toEqual(["14:00", "15:00", "16:00"]);
  expect(ofToday("12:01")).toEqual(["15:00", "16:00"]);
  expect(ofToday("14:01")).toEqual([]);
  const closure = { firstDay: tuesday, lastDay: tuesday, fromSlot: "15:00", toSlot: null } as const;
  expect(ofToday("12:00", [{ ...closure, inspectorId: null }])).toEqual(["14:00"]);
});
