import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays, type CalendarDay, calendarDay } from "#domain/calendar/calendar-day.ts";
import type { Slot } from "#domain/calendar/slot.ts";
import { slots } from "#tests/support/usual-slots.ts";
import { type Affected, type FreeTime, proposals, withoutPlaces } from "./rescheduling.ts";

const friday = calendarDay("2026-06-05");
const inDays = (count: number) => addDays(friday, count);
const of = (timeSlot: Slot, inspectorId: string | null = "dana", id = "ada"): Affected => ({
  ...{ id, date: friday, timeSlot, inspectorId },
});
const free = (days: number, slot: Slot, ...inspectorIds: string[]): FreeTime => ({
  ...{ date: inDays(days), slot, room: Math.max(inspectorIds.length, 1), inspectorIds },
});

describe("a new place for one person", () => {
  it.each<[string, FreeTime[], [number, Slot, string | null] | undefined]>([
    ["is none when nothing is free", [], undefined],
    [
      "is the very time with somebody else before anything",
      [free(1, "10:00", "dana"), free(0, "10:00", "sam")],
      [0, "10:00", "sam"],
    ],
    [
      "keeps hour and inspector, on the nearest day that has both",
      [free(1, "10:00", "sam"), free(4, "10:00", "dana"), free(3, "10:00", "dana")],
      [3, "10:00", "dana"],
    ],
    [
      "keeps the hour before the inspector",
      [free(1, "11:00", "dana"), free(3, "10:00", "sam")],
      [3, "10:00", "sam"],
    ],
    [
      "is the nearest other hour of the nearest day otherwise",
      [free(2, "11:00", "dana"), free(1, "16:00", "sam"), free(1, "13:00", "sam")],
      [1, "13:00", "sam"],
    ],
    [
      "is another hour this week before the same hour a week later",
      [free(8, "10:00", "dana"), free(7, "16:00", "sam")],
      [7, "16:00", "sam"],
    ],
    [
      "is the same day's other hour, when that is near",
      [free(0, "14:00", "dana"), free(1, "14:00", "dana")],
      [0, "14:00", "dana"],
    ],
    [
      "is an earlier day only as the last resort",
      [free(-1, "10:00", "dana"), free(20, "16:00", "sam")],
      [20, "16:00", "sam"],
    ],
    ["is unassigned while nobody inspects", [free(3, "10:00")], [3, "10:00", null]],
  ])("%s", (_what, times, expected) => {
    const place = proposals([of("10:00")], times).get("ada");
    const [days, timeSlot, inspectorId] = expected ?? [];
    expect(place).toEqual(
      days === undefined ? undefined : { date: inDays(days), timeSlot, inspectorId },
    );
  });

  it("of an unassigned appointment keeps its hour with anybody", () => {
    const place = proposals(
      [of("10:00", null)],
      [free(1, "09:00", "dana"), free(2, "10:00", "sam")],
    );
    expect(place.get("ada")).toMatchObject({ date: inDays(2), inspectorId: "sam" });
  });
});

it("whoever can keep the hour gets it before somebody who would have to change theirs", () => {
  const places = proposals(
    [of("09:00", "dana", "early"), of("10:00", "dana", "late")],
    [free(1, "10:00", "dana"), free(2, "15:00", "sam")],
  );
  expect(places.get("late")).toMatchObject({ date: inDays(1), timeSlot: "10:00" });
  expect(places.get("early")).toMatchObject({ date: inDays(2), timeSlot: "15:00" });
});

it("promised places are free no more, each for one appointment", () => {
  const times = [free(1, "10:00", "dana", "sam"), free(1, "11:00")];
  const places = [
    { date: inDays(1), timeSlot: "10:00" as Slot, inspectorId: "dana" },
    { date: inDays(1), timeSlot: "11:00" as Slot, inspectorId: null },
  ];
  expect(withoutPlaces(times, places, 60)).toEqual([free(1, "10:00", "sam")]);
  const before = places.map((place) => ({ ...place, timeSlot: "10:30" as Slot }));
  expect(withoutPlaces(times, before.slice(0, 1), 60)).toEqual([free(1, "10:00", "sam")]);
});

const inspectors = ["dana", "sam", "kim"];
const slot = fc.constantFrom(...slots);
const affected = fc.uniqueArray(
  fc.record({
    id: fc.integer({ min: 0, max: 40 }).map(String),
    date: fc.constant(friday),
    timeSlot: slot,
    inspectorId: fc.option(fc.constantFrom(...inspectors)),
  }),
  { maxLength: 12, selector: ({ id }) => id },
);
const times = fc.uniqueArray(
  fc
    .record({
      date: fc.integer({ min: -5, max: 25 }).map(inDays),
      slot,
      inspectorIds: fc.subarray(inspectors),
      unassigned: fc.integer({ min: 1, max: 2 }),
    })
    .map(
      ({ unassigned, ...time }): FreeTime => ({
        ...time,
        room: time.inspectorIds.length || unassigned,
      }),
    ),
  { maxLength: 10, selector: ({ date, slot }) => date + slot },
);
const roomOf = (free: readonly FreeTime[]) => free.reduce((sum, { room }) => sum + room, 0);

describe("new places for many", () => {
  it("never use a seat twice, nor a time that is not free", () => {
    fc.assert(
      fc.property(affected, times, (people, free) => {
        const places = [...proposals(people, free).values()];
        for (const time of free) {
          const then = places.filter(
            ({ date, timeSlot }) => date === time.date && timeSlot === time.slot,
          );
          expect(then.length).toBeLessThanOrEqual(time.room);
          const named = then.flatMap(({ inspectorId }) => inspectorId ?? []);
          expect(new Set(named).size).toBe(named.length);
          expect(named.every((id) => time.inspectorIds.includes(id))).toBe(true);
          if (time.inspectorIds.length > 0) expect(named).toHaveLength(then.length);
        }
        const known = new Set(free.map(({ date, slot }) => date + slot));
        expect(places.every(({ date, timeSlot }) => known.has(date + timeSlot))).toBe(true);
      }),
    );
  });

  it("leave nobody without while there is room, so that more room never leaves more without", () => {
    fc.assert(
      fc.property(affected, times, (people, free) => {
        expect(proposals(people, free).size).toBe(Math.min(people.length, roomOf(free)));
      }),
    );
  });

  it("are the same whichever order the times come in", () => {
    fc.assert(
      fc.property(affected, times, (people, free) => {
        const dates = (of: readonly FreeTime[]) =>
          [...proposals(people, of)].map(([, { date }]: [string, { date: CalendarDay }]) => date);
        expect(dates([...free].reverse()).sort()).toEqual(dates(free).sort());
      }),
    );
  });
});
