import { describe, expect, it } from "vitest";
import { testedBusiness } from "#tests/support/tested-business.ts";
import { closingToday, minuteOf, mutedUntil, nextTime, timeOf } from "./duty-choices.ts";

const at = (text: string) => new Date(text);
const { timeZone } = testedBusiness;

describe("muted alerts", () => {
  it.each([
    ["in 30 minutes", "30-minutes", "2026-06-02T12:00-04:00", "2026-06-02T12:30-04:00"],
    ["in an hour", "1-hour", "2026-06-02T12:00-04:00", "2026-06-02T13:00-04:00"],
    ["tomorrow at opening", "opening", "2026-06-02T08:00-04:00", "2026-06-03T09:00-04:00"],
    ["on Monday, from Saturday", "opening", "2026-06-06T12:00-04:00", "2026-06-08T09:00-04:00"],
    ["on Friday, over a closure", "opening", "2026-11-25T12:00-05:00", "2026-11-27T09:00-05:00"],
    ["by the new clock", "opening", "2026-10-31T12:00-04:00", "2026-11-02T09:00-05:00"],
  ] as const)("begin again %s", (_when, choice, now, expected) => {
    expect(mutedUntil(choice, at(now), testedBusiness)).toEqual(at(expected));
  });
});

describe("today's closing time", () => {
  it.each([
    ["is when we close", "2026-06-02T12:00-04:00", "2026-06-02T17:00-04:00"],
    ["is known before we open", "2026-06-06T06:00-04:00", "2026-06-06T14:00-04:00"],
    ["is over once we have closed", "2026-06-02T17:00-04:00", null],
    ["is none on a Sunday", "2026-06-07T12:00-04:00", null],
    ["is none on a closure", "2026-11-26T12:00-05:00", null],
  ])("%s", (_what, now, expected) => {
    expect(closingToday(at(now), testedBusiness)).toEqual(expected && at(expected));
  });
});

describe("a time of day", () => {
  it.each([
    ["today", "18:00", "2026-06-02T12:00-04:00", "2026-06-02T18:00-04:00"],
    ["tomorrow, if it has passed", "06:00", "2026-06-02T12:00-04:00", "2026-06-03T06:00-04:00"],
    ["tomorrow, if it is now", "12:00", "2026-06-02T12:00-04:00", "2026-06-03T12:00-04:00"],
    ["after clocks went ahead", "06:00", "2026-03-07T22:00-05:00", "2026-03-08T06:00-04:00"],
  ])("comes %s", (_when, time, now, expected) => {
    expect(nextTime(minuteOf(time), at(now), timeZone)).toEqual(at(expected));
  });

  it.each([
    ["09:05", 545],
    ["00:00", 0],
    ["23:59", 1_439],
  ])("is written %s", (time, minute) => {
    expect([minuteOf(time), timeOf(minute)]).toEqual([minute, time]);
  });
});
