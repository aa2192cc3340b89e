import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { holidays } from "#content/holidays.ts";
import { calendarDay } from "#domain/calendar/calendar-day.ts";
import type { Slot } from "#domain/calendar/slot.ts";
import { testedBusiness } from "#tests/support/tested-business.ts";
import { slots } from "#tests/support/usual-slots.ts";
import {
  type Closure,
  capacityOf,
  chooseInspector,
  covers,
  freeInspectors,
  type Inspector,
  isClosed,
  type Staffing,
  workingInspectors,
} from "./capacity.ts";

const rules = {
  ...testedBusiness,
  inspection: { ...testedBusiness.inspection, capacity: 3 },
  holidays,
};
const tuesday = calendarDay("2026-06-02");
const wednesday = calendarDay("2026-06-03");
const thursday = calendarDay("2026-06-04");

const hour = (from: number, to: number) => ({
  weekday: "Tuesday" as const,
  from: from * 60,
  to: to * 60,
});
const named = (id: string, ...shifts: Inspector["plan"]["shifts"]): Inspector => ({
  id,
  name: id,
  plan: { shifts, onHolidays: false },
});
const dana = named("dana", hour(9, 17));
const sam = named("sam", hour(9, 12), hour(14, 17));

const closing = (change: Partial<Closure> = {}): Closure => ({
  ...{ firstDay: tuesday, lastDay: tuesday, fromSlot: null, toSlot: null, inspectorId: null },
  ...change,
});

describe("an inspector who is busy elsewhere", () => {
  const busy = [{ inspectorId: "dana", day: tuesday, from: 9 * 60 + 30, to: 10 * 60 }];
  const working = (slot: Slot, day = tuesday) =>
    workingInspectors({ inspectors: [dana, sam], closures: [], busy }, day, slot, rules).map(
      ({ id }) => id,
    );

  it("does not work at what runs into it, and at all else", () => {
    expect(working("09:00")).toEqual(["sam"]);
    expect(working("10:00")).toEqual(["dana", "sam"]);
  });

  it("leaves a time to the others, and none where there are none", () => {
    const staffing = { inspectors: [dana], closures: [], busy };
    expect(capacityOf(staffing, tuesday, "09:00", rules)).toBe(0);
    expect(capacityOf({ ...staffing, inspectors: [dana, sam] }, tuesday, "09:00", rules)).toBe(1);
  });
});

describe("a closure covers", () => {
  it.each<[string, Partial<Closure>, Slot[]]>([
    ["the whole day", {}, [...slots]],
    ["from a time on", { fromSlot: "14:00" }, ["14:00", "15:00", "16:00"]],
    ["up to a time, included", { toSlot: "10:00" }, ["09:00", "10:00"]],
    ["one time", { fromSlot: "11:00", toSlot: "11:00" }, ["11:00"]],
    ["nothing when it ends before it begins", { fromSlot: "14:00", toSlot: "10:00" }, []],
    ["nothing of the day before", { firstDay: wednesday, lastDay: thursday }, []],
  ])("%s", (_what, change, expected) => {
    expect(slots.filter((slot) => covers(closing(change), tuesday, slot, 60))).toEqual(expected);
  });

  it("what runs into it, before and after, and with one minute only what begins in it", () => {
    const closed = closing({ fromSlot: "10:00", toSlot: "11:00" });
    const times: Slot[] = ["08:59", "09:00", "09:01", "10:00", "11:59", "12:00"];
    expect(times.filter((slot) => covers(closed, tuesday, slot, 60))).toEqual(times.slice(2, 5));
    expect(times.filter((slot) => covers(closed, tuesday, slot, 1))).toEqual(["10:00"]);
  });

  it("both of its days, and those between", () => {
    const span = closing({ firstDay: tuesday, lastDay: thursday });
    const days = ["2026-06-01", "2026-06-02", "2026-06-03", "2026-06-04", "2026-06-05"];
    expect(days.filter((day) => covers(span, calendarDay(day), "09:00", 60))).toEqual(
      days.slice(1, 4),
    );
  });
});

describe("the capacity of a slot", () => {
  it.each<[string, Partial<Staffing>, Slot, number]>([
    ["is the profile's while nobody inspects", { inspectors: [] }, "09:00", 3],
    ["is none when closed for everybody", { inspectors: [], closures: [closing()] }, "09:00", 0],
    ["is the inspectors who work then", {}, "09:00", 2],
    ["leaves out who has lunch", {}, "13:00", 1],
    ["counts who goes home right after it", {}, "11:00", 2],
    ["leaves out who is ill", { closures: [closing({ inspectorId: "dana" })] }, "09:00", 1],
    [
      "is not changed by the illness of somebody unknown",
      { closures: [closing({ inspectorId: "nobody" })] },
      "09:00",
      2,
    ],
    ["is none when everybody is closed", { closures: [closing({ toSlot: "09:00" })] }, "09:00", 0],
  ])("%s", (_what, change, slot, expected) => {
    const staffing = { inspectors: [dana, sam], closures: [], ...change };
    expect(capacityOf(staffing, tuesday, slot, rules)).toBe(expected);
  });

  it("counts only shifts that hold the whole inspection, on their own weekday", () => {
    const staffing = {
      inspectors: [named("a", { ...hour(9, 10), to: 9 * 60 + 59 })],
      closures: [],
    };
    expect(capacityOf(staffing, tuesday, "09:00", rules)).toBe(0);
    const until = { inspectors: [named("a", hour(9, 10))], closures: [] };
    expect(capacityOf(until, tuesday, "09:00", rules)).toBe(1);
    expect(capacityOf(until, wednesday, "09:00", rules)).toBe(0);
  });

  it("leaves out holidays, except for those who work on them", () => {
    // Memorial Day, a Monday.
    const day = calendarDay("2026-05-25");
    const shifts = [{ weekday: "Monday" as const, from: 540, to: 1_020 }];
    const at = (onHolidays: boolean) =>
      capacityOf(
        { inspectors: [{ id: "a", name: "a", plan: { shifts, onHolidays } }], closures: [] },
        day,
        "09:00",
        { ...rules, openHolidays: [] },
      );
    expect([at(false), at(true)]).toEqual([0, 1]);
  });
});

describe("who gets an appointment", () => {
  const at = (slot: Slot, inspectorId: string) => ({ slot, inspectorId });

  it.each([
    ["the preferred one who is free", [at("09:00", "dana")], "dana", "dana"],
    ["another when the preferred one is taken", [at("10:00", "dana")], "dana", "sam"],
    ["whoever has the fewest that day", [at("09:00", "dana")], null, "sam"],
    ["the first of equals", [], null, "dana"],
    [
      "nobody whose appointment runs into it",
      [at("09:30", "dana"), at("10:59", "sam")],
      "dana",
      undefined,
    ],
    ["whoever ends when it begins", [at("09:00", "dana"), at("11:00", "dana")], "dana", "dana"],
    ["nobody when all are taken", [at("10:00", "dana"), at("10:00", "sam")], "dana", undefined],
  ] as const)("is %s", (_what, assigned, preferred, expected) => {
    const free = freeInspectors([dana, sam], assigned, "10:00", 60);
    expect(chooseInspector(free, assigned, preferred)?.id).toBe(expected);
  });
});

describe("for any staffing", () => {
  const slot = fc.constantFrom(...slots);
  const inspector = fc.record({
    id: fc.constantFrom("a", "b", "c", "d", "e"),
    name: fc.constant("Somebody"),
    plan: fc.record({
      shifts: fc.array(
        fc.record({
          weekday: fc.constantFrom("Tuesday" as const, "Wednesday" as const),
          from: fc.integer({ min: 0, max: 1_439 }),
          to: fc.integer({ min: 0, max: 1_439 }),
        }),
        { maxLength: 4 },
      ),
      onHolidays: fc.boolean(),
    }),
  });
  const inspectors = fc.uniqueArray(inspector, { selector: ({ id }) => id });
  const closure = fc.record({
    firstDay: fc.constantFrom(tuesday, wednesday),
    lastDay: fc.constantFrom(tuesday, wednesday),
    fromSlot: fc.option(slot),
    toSlot: fc.option(slot),
    inspectorId: fc.option(fc.constantFrom("a", "b", "c", "d", "e")),
  });
  const staffing = fc.record({ inspectors, closures: fc.array(closure, { maxLength: 4 }) });

  it("closing never adds room", () => {
    fc.assert(
      fc.property(staffing, closure, slot, (before, added, at) => {
        const after = { ...before, closures: [...before.closures, added] };
        expect(capacityOf(after, tuesday, at, rules)).toBeLessThanOrEqual(
          capacityOf(before, tuesday, at, rules),
        );
      }),
    );
  });

  it("an inspector more never takes room away, once somebody inspects", () => {
    fc.assert(
      fc.property(staffing, inspector, slot, (before, { plan }, at) => {
        fc.pre(before.inspectors.length > 0);
        const more = [...before.inspectors, { id: "another", name: "Another", plan }];
        expect(
          capacityOf({ ...before, inspectors: more }, tuesday, at, rules),
        ).toBeGreaterThanOrEqual(capacityOf(before, tuesday, at, rules));
      }),
    );
  });

  it("nobody works while it is closed", () => {
    fc.assert(
      fc.property(staffing, slot, (given, at) => {
        fc.pre(isClosed(given, tuesday, at, 60));
        expect(workingInspectors(given, tuesday, at, rules)).toEqual([]);
        expect(capacityOf(given, tuesday, at, rules)).toBe(0);
      }),
    );
  });

  it("somebody who is free is chosen, whenever there is one", () => {
    const assigned = fc.array(
      fc.record({ slot, inspectorId: fc.constantFrom("a", "b", "c", "d", "e") }),
    );
    const preferred = fc.option(fc.constantFrom("a", "b", "c", "d", "e"));
    fc.assert(
      fc.property(staffing, assigned, preferred, slot, (given, taken, preferredId, at) => {
        const working = workingInspectors(given, tuesday, at, rules);
        const free = freeInspectors(working, taken, at, 60);
        const chosen = chooseInspector(free, taken, preferredId);
        expect(chosen === undefined).toBe(free.length === 0);
        if (!chosen) return;
        expect(working).toContain(chosen);
        expect(taken).not.toContainEqual({ slot: at, inspectorId: chosen.id });
        if (free.some(({ id }) => id === preferredId)) expect(chosen.id).toBe(preferredId);
      }),
    );
  });
});
