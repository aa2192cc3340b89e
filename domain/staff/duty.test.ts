import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { holidays } from "#content/holidays.ts";
import type { Weekday } from "#domain/calendar/opening-hours.ts";
import { testedBusiness } from "#tests/support/tested-business.ts";
import {
  type Duty,
  type DutySwitch,
  dutyAt,
  nextDuty,
  switchedOff,
  switchedOn,
  whoIsNext,
} from "./duty.ts";
import { type DutyPlan, noPlan, type Shift } from "./duty-plan.ts";

const rules = { ...testedBusiness, holidays };
const at = (text: string) => new Date(text);
const hour = 3_600_000;

const shift = (weekday: Weekday, from: number, to: number): Shift => ({
  weekday,
  from: from * 60,
  to: to * 60,
});
const planOf = (...shifts: Shift[]): DutyPlan => ({ shifts, onHolidays: false });
const neither: DutySwitch = { onSince: null, onUntil: null, offUntil: null };
const byPlan = (plan: DutyPlan): Duty => ({ plan, ...neither });

const office = planOf(shift("Tuesday", 9, 17), shift("Wednesday", 9, 17));
const nights = planOf(shift("Saturday", 22, 6));
const around = planOf(
  ...(["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"] as const).map(
    (weekday) => shift(weekday, 0, 24),
  ),
);

describe("a plan", () => {
  it.each([
    ["begins on the minute", office, "2026-06-02T09:00-04:00", "2026-06-02T17:00-04:00"],
    ["has not begun a minute before", office, "2026-06-02T08:59-04:00", null],
    ["is over on the minute", office, "2026-06-02T17:00-04:00", null],
    ["does not count on other days", office, "2026-06-04T12:00-04:00", null],
    ["goes on after midnight", nights, "2026-06-07T02:00-04:00", "2026-06-07T06:00-04:00"],
    ["is over in the morning", nights, "2026-06-07T06:00-04:00", null],
    [
      "is an hour longer when clocks go back",
      nights,
      "2026-11-01T01:30-05:00",
      "2026-11-01T06:00-05:00",
    ],
    [
      "is an hour shorter when clocks go ahead",
      nights,
      "2026-03-08T01:59-05:00",
      "2026-03-08T06:00-04:00",
    ],
    [
      "loses a shift that clocks skip",
      planOf({ weekday: "Sunday", from: 150, to: 180 }),
      "2026-03-08T03:10-04:00",
      null,
    ],
    [
      "keeps a shift in the hour that comes twice until the first has passed",
      planOf({ weekday: "Sunday", from: 60, to: 120 }),
      "2026-11-01T01:30-04:00",
      "2026-11-01T02:00-05:00",
    ],
    ["rests on a closure", planOf(shift("Friday", 9, 17)), "2026-12-25T12:00-05:00", null],
    ["rests on a holiday", planOf(shift("Monday", 9, 17)), "2026-05-25T12:00-04:00", null],
    [
      "counts on a holiday on which we work",
      planOf(shift("Monday", 9, 17)),
      "2026-10-12T12:00-04:00",
      "2026-10-12T17:00-04:00",
    ],
    [
      "counts on a holiday for whoever works then",
      { ...planOf(shift("Friday", 9, 17)), onHolidays: true },
      "2026-12-25T12:00-05:00",
      "2026-12-25T17:00-05:00",
    ],
    [
      "goes on into a holiday from the night before",
      planOf(shift("Thursday", 22, 6)),
      "2026-12-25T02:00-05:00",
      "2026-12-25T06:00-05:00",
    ],
    [
      "counts shifts without a gap as one",
      planOf(shift("Tuesday", 9, 12), shift("Tuesday", 12, 24), shift("Wednesday", 0, 3)),
      "2026-06-02T10:00-04:00",
      "2026-06-03T03:00-04:00",
    ],
  ])("%s", (_what, plan, now, until) => {
    const duty = dutyAt(byPlan(plan), at(now), rules);
    expect(duty?.until ?? null).toEqual(until && at(until));
    if (until === null) expect(duty).toBeNull();
  });

  it("without a gap has no end in sight", () => {
    expect(dutyAt(byPlan(around), at("2026-06-02T12:00Z"), rules)).toMatchObject({ until: null });
  });
});

describe("the switch", () => {
  const noon = at("2026-06-02T12:00-04:00");
  const doing = { now: noon, rules };
  it.each([
    ["is on until it is switched off", noPlan, null, "2026-09-01T03:00Z", true],
    ["is on until a moment", noPlan, "2026-06-02T18:00-04:00", "2026-06-02T17:59-04:00", true],
    ["is off at that moment", noPlan, "2026-06-02T18:00-04:00", "2026-06-02T18:00-04:00", false],
    ["does not end a shift", office, "2026-06-02T13:00-04:00", "2026-06-02T16:00-04:00", true],
    ["goes on after a shift", office, "2026-06-02T20:00-04:00", "2026-06-02T19:00-04:00", true],
    ["leaves later shifts alone", office, "2026-06-02T13:00-04:00", "2026-06-03T09:00-04:00", true],
  ])("%s", (_what, plan, until, when, expected) => {
    const duty = { plan, ...switchedOn(byPlan(plan), until === null ? null : at(until), doing) };
    expect(dutyAt(duty, at(when), rules) !== null).toBe(expected);
  });

  it.each([
    ["is off without a plan", noPlan, "2026-06-09T12:00-04:00", false],
    ["is off for the rest of a shift", office, "2026-06-02T16:59-04:00", false],
    ["is over when the next shift begins", office, "2026-06-03T09:00-04:00", true],
    ["is off for a day if the plan has no gap", around, "2026-06-03T11:59-04:00", false],
    ["is on again after that day", around, "2026-06-03T12:00-04:00", true],
  ])("switched off %s", (_what, plan, when, expected) => {
    const duty = { plan, ...switchedOff(byPlan(plan), doing) };
    expect(dutyAt(duty, noon, rules)).toBeNull();
    expect(dutyAt(duty, at(when), rules) !== null).toBe(expected);
  });

  it("keeps somebody's place in the order when it is pressed again, and during a shift", () => {
    const before = { plan: noPlan, ...neither, onSince: at("2026-06-02T10:00-04:00") };
    expect(switchedOn(before, null, doing).onSince).toEqual(before.onSince);
    expect(switchedOn(byPlan(office), null, doing).onSince).toEqual(at("2026-06-02T09:00-04:00"));
    const over = { ...before, onUntil: at("2026-06-02T11:00-04:00") };
    expect(switchedOn(over, null, doing).onSince).toEqual(noon);
  });
});

describe("who is next on duty", () => {
  it.each([
    ["when the next shift begins", byPlan(office), "2026-06-02T18:00-04:00", "2026-06-03T13:00Z"],
    ["a week later", byPlan(office), "2026-06-03T18:00-04:00", "2026-06-09T13:00Z"],
    [
      "after the holiday",
      byPlan(planOf(shift("Friday", 9, 17))),
      "2026-12-24T12:00-05:00",
      "2027-01-08T14:00Z",
    ],
    [
      "when the switch no longer keeps them off",
      { plan: around, ...neither, offUntil: at("2026-06-02T20:00Z") },
      "2026-06-02T12:00Z",
      "2026-06-02T20:00Z",
    ],
    ["never without a plan", byPlan(noPlan), "2026-06-02T12:00Z", null],
  ])("is known: %s", (_when, duty, now, expected) => {
    expect(nextDuty(duty, at(now), rules)).toEqual(expected && at(expected));
  });

  it("is whose shift begins first", () => {
    const [ann, bob] = [
      { name: "Ann", nextDutyAt: "2026-06-03T13:00:00.000Z" },
      { name: "Bob", nextDutyAt: "2026-06-02T22:00:00.000Z" },
    ];
    expect(whoIsNext([{ name: "Eve", nextDutyAt: null }, ann, bob])).toEqual(bob);
    expect(whoIsNext([{ nextDutyAt: null }])).toBeUndefined();
  });
});

describe("any duty", () => {
  const weekdays = around.shifts.map(({ weekday }) => weekday);
  const minuteOfDay = fc.integer({ min: 0, max: 1_439 });
  const shifts = fc.array(
    fc.record({ weekday: fc.constantFrom(...weekdays), from: minuteOfDay, to: minuteOfDay }),
    { maxLength: 6 },
  );
  const plan = fc.record({ shifts, onHolidays: fc.boolean() });
  // Both changes of the clock of 2026 and its holidays are among them.
  const moment = fc
    .integer({ min: Date.parse("2026-01-01"), max: Date.parse("2027-01-15") })
    .map((milliseconds) => new Date(milliseconds));

  it("lasts until its end and no longer, and begins again when it says", () => {
    fc.assert(
      fc.property(plan, moment, (plan, now) => {
        const duty = byPlan(plan);
        const found = dutyAt(duty, now, rules);
        if (found?.until) {
          expect(dutyAt(duty, new Date(found.until.getTime() - 1), rules)).not.toBeNull();
          expect(dutyAt(duty, found.until, rules)).toBeNull();
        }
        const next = nextDuty(duty, now, rules);
        if (next) expect(dutyAt(duty, next, rules)).not.toBeNull();
        if (next && !found) {
          expect(dutyAt(duty, new Date(next.getTime() - 1), rules)).toBeNull();
        }
      }),
    );
  });

  it("ends when it is switched off, and is there again within a day or with the plan", () => {
    fc.assert(
      fc.property(plan, moment, (plan, now) => {
        const off = { plan, ...switchedOff(byPlan(plan), { now, rules }) };
        expect(dutyAt(off, now, rules)).toBeNull();
        expect((off.offUntil?.getTime() ?? 0) - now.getTime()).toBeLessThanOrEqual(24 * hour);
        const on = { plan, ...switchedOn(off, null, { now, rules }) };
        expect(dutyAt(on, now, rules)).toMatchObject({ until: null });
      }),
    );
  });
});
