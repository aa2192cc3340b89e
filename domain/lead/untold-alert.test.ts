import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { calendarDay } from "#domain/calendar/calendar-day.ts";
import { slots } from "#tests/support/usual-slots.ts";
import { isPastTelling, untoldAlertAt, untoldInBrief } from "./untold-alert.ts";

const at = (date: string, timeSlot: (typeof slots)[number]) => ({
  ...{ date: calendarDay(date), timeSlot },
});
const rules = {
  timeZone: "America/New_York",
  hours: Object.fromEntries(
    ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"].map((name) => [
      name,
      { opens: 8 * 60, closes: 18 * 60 },
    ]),
  ),
  closures: [],
};
// A Wednesday and the day after, in the summer: 9:00 AM is 13:00 UTC.
const nine = at("2026-06-03", "09:00");
const two = at("2026-06-04", "14:00");
const before = new Date("2026-06-01T14:00:00Z");

describe("an alert that somebody has not been told", () => {
  it.each([
    ["the time that they believe in", { time: two, believed: nine }, "2026-06-02T21:00:00.000Z"],
    [
      "the real time, if that is earlier",
      { time: nine, believed: two },
      "2026-06-02T21:00:00.000Z",
    ],
    ["a canceled time", { time: null, believed: two }, "2026-06-04T16:00:00.000Z"],
  ])("comes two open hours before %s", (_, known, expected) => {
    expect(untoldAlertAt(known, before, rules)?.toISOString()).toBe(expected);
  });

  it("waits for whoever is just telling them, and for opening hours", () => {
    const known = { time: two, believed: nine };
    const late = untoldAlertAt(known, new Date("2026-06-03T12:30:00Z"), rules);
    expect(late?.toISOString()).toBe("2026-06-03T12:35:00.000Z");
    const night = untoldAlertAt(known, new Date("2026-06-03T02:00:00Z"), rules);
    expect(night?.toISOString()).toBe("2026-06-03T12:00:00.000Z");
    const early = { ...rules, hours: { Wednesday: { opens: 9 * 60, closes: 17 * 60 } } };
    const atNight = untoldAlertAt(known, new Date("2026-06-03T12:30:00Z"), early);
    expect(atNight?.toISOString()).toBe("2026-06-03T12:35:00.000Z");
  });

  it("comes if and only if they believe in a time that is wrong, and never before the change", () => {
    const time = fc.option(fc.constantFrom(...slots).map((slot) => at("2026-06-03", slot)));
    const moment = fc.date({
      min: before,
      max: new Date("2026-06-06T00:00:00Z"),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(time, time, moment, (real, believed, changedAt) => {
        const alertAt = untoldAlertAt({ time: real, believed }, changedAt, rules);
        const isWrong = real?.timeSlot !== believed?.timeSlot;
        expect(alertAt !== null).toBe(isWrong);
        if (alertAt) expect(alertAt.getTime()).toBeGreaterThan(changedAt.getTime());
      }),
    );
  });

  it("is of no use a day after both times", () => {
    const known = { time: two, believed: nine };
    expect(isPastTelling(known, new Date("2026-06-05T17:59:00Z"), rules)).toBe(false);
    expect(isPastTelling(known, new Date("2026-06-05T18:00:00Z"), rules)).toBe(true);
  });

  it("says both times", () => {
    expect(untoldInBrief({ time: two, believed: nine })).toBe(
      "inspection, still expected on Wed, Jun 3, 9:00 AM, now Thu, Jun 4, 2:00 PM",
    );
    expect(untoldInBrief({ time: null, believed: nine })).toBe(
      "inspection, still expected on Wed, Jun 3, 9:00 AM, now canceled",
    );
  });
});
