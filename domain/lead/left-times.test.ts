import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { calendarDay } from "#domain/calendar/calendar-day.ts";
import type { Slot } from "#domain/calendar/slot.ts";
import { slots } from "#tests/support/usual-slots.ts";
import { type AppointmentStep, leftTimes } from "./left-times.ts";

const [monday, tuesday] = [calendarDay("2026-06-01"), calendarDay("2026-06-02")];
const long = "2026-05-01T00:00:00.000Z";

type Happened = [AppointmentStep["event"], typeof monday, Slot];

function stepsOf(happened: readonly Happened[]): AppointmentStep[] {
  return happened.map(([event, date, timeSlot], index) => ({
    at: new Date(Date.UTC(2026, 4, 20, 12, index)).toISOString(),
    ...{ event, date, timeSlot },
  }));
}

describe("a day that an appointment has left", () => {
  it.each<[string, Happened[], Slot[]]>([
    ["is none while it is there", [["booked", monday, "09:00"]], []],
    [
      "keeps the time of a canceled one",
      [
        ["booked", monday, "09:00"],
        ["cancelled", monday, "09:00"],
      ],
      ["09:00"],
    ],
    [
      "keeps the time of one that was moved to another day",
      [
        ["booked", monday, "09:00"],
        ["moved", tuesday, "10:00"],
      ],
      ["09:00"],
    ],
    [
      "keeps the earlier time of one that was moved within the day",
      [
        ["booked", monday, "09:00"],
        ["moved", monday, "10:00"],
      ],
      ["09:00"],
    ],
    [
      "keeps every time that it had",
      [
        ["booked", monday, "09:00"],
        ["moved", monday, "10:00"],
        ["moved", tuesday, "11:00"],
        ["cancelled", tuesday, "11:00"],
      ],
      ["09:00", "10:00"],
    ],
    [
      "forgets a time that it has again",
      [
        ["booked", monday, "09:00"],
        ["moved", tuesday, "09:00"],
        ["moved", monday, "09:00"],
      ],
      [],
    ],
    [
      "forgets a canceled time that was booked again",
      [
        ["booked", monday, "09:00"],
        ["cancelled", monday, "09:00"],
        ["booked", monday, "09:00"],
      ],
      [],
    ],
    [
      "is not the day of an earlier appointment that simply took place",
      [
        ["booked", monday, "09:00"],
        ["booked", tuesday, "09:00"],
        ["moved", tuesday, "10:00"],
      ],
      [],
    ],
  ])("%s", (_what, happened, expected) => {
    expect(leftTimes(stepsOf(happened), monday, long)).toEqual(expected);
  });

  it("is forgotten when it was left too long ago", () => {
    const steps = stepsOf([
      ["booked", monday, "09:00"],
      ["cancelled", monday, "09:00"],
    ]);
    expect(leftTimes(steps, monday, steps[1]?.at ?? "")).toEqual(["09:00"]);
    expect(leftTimes(steps, monday, "2026-05-20T12:02:00.000Z")).toEqual([]);
  });

  it("never contains the time that the appointment has now, and only times that it had", () => {
    const move = fc.tuple(fc.constantFrom(monday, tuesday), fc.constantFrom(...slots));
    fc.assert(
      fc.property(fc.array(move, { minLength: 1, maxLength: 8 }), fc.boolean(), (times, ends) => {
        const happened = times.map<Happened>(([date, slot], index) => [
          index === 0 ? "booked" : "moved",
          date,
          slot,
        ]);
        const last = times.at(-1) ?? [monday, "09:00"];
        if (ends) happened.push(["cancelled", ...last]);
        const left = leftTimes(stepsOf(happened), monday, long);
        const had = times.filter(([date]) => date === monday).map(([, slot]) => slot);
        expect(had).toEqual(expect.arrayContaining(left));
        expect(left.includes(last[1]) && last[0] === monday).toBe(ends && last[0] === monday);
        expect(new Set(left).size).toBe(left.length);
      }),
    );
  });
});
