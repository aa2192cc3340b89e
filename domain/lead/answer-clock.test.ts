import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { calendarDay, dayInZone, weekdayOf } from "#domain/calendar/calendar-day.ts";
import {
  afterOpenMinutes,
  answerBy,
  answerMinutes,
  openMinutesBetween,
  promiseBy,
  waitsSince,
  whenOpen,
} from "./answer-clock.ts";

const nine = 9 * 60;
const weekday = { opens: nine, closes: 17 * 60 };
const rules = {
  timeZone: "America/New_York",
  hours: {
    Monday: weekday,
    Tuesday: weekday,
    Wednesday: weekday,
    Thursday: weekday,
    Friday: weekday,
    Saturday: { opens: nine, closes: 14 * 60 },
  },
  closures: [{ day: calendarDay("2026-11-26"), reason: "Thanksgiving" }],
};
/** Open around the clock, so that clock changes happen during opening hours. */
const always = {
  timeZone: "America/New_York",
  hours: Object.fromEntries(
    ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"].map((name) => [
      name,
      { opens: 0, closes: 24 * 60 },
    ]),
  ),
  closures: [],
};
const at = (text: string) => new Date(text);

describe("our own goal", () => {
  it.each([
    [
      "within opening hours: five minutes later",
      "2026-06-02T12:00-04:00",
      "2026-06-02T12:05-04:00",
    ],
    ["at opening", "2026-06-02T09:00-04:00", "2026-06-02T09:05-04:00"],
    ["before opening", "2026-06-02T03:12-04:00", "2026-06-02T09:05-04:00"],
    ["until closing", "2026-06-02T16:55-04:00", "2026-06-02T17:00-04:00"],
    ["over closing: what is left, next day", "2026-06-02T16:58-04:00", "2026-06-03T09:03-04:00"],
    ["after closing", "2026-06-02T17:00-04:00", "2026-06-03T09:05-04:00"],
    ["on Saturday afternoon: on Monday", "2026-06-06T13:59-04:00", "2026-06-08T09:04-04:00"],
    ["on Sunday", "2026-06-07T12:00-04:00", "2026-06-08T09:05-04:00"],
    ["before a closure: the day after it", "2026-11-25T16:59-05:00", "2026-11-27T09:04-05:00"],
    ["over the change to summer time", "2026-03-07T13:58-05:00", "2026-03-09T09:03-04:00"],
    ["over the change to winter time", "2026-10-31T13:58-04:00", "2026-11-02T09:03-05:00"],
  ])("%s", (_case, arrived, expected) => {
    expect(answerBy(at(arrived), false, rules)).toEqual(at(expected));
  });

  it("is five minutes for an emergency, at any hour", () => {
    const night = at("2026-06-07T03:00-04:00");
    expect(answerBy(night, true, rules)).toEqual(at("2026-06-07T03:05-04:00"));
  });

  it("is five minutes for a business without opening hours", () => {
    const noon = at("2026-06-02T12:00Z");
    expect(answerBy(noon, false, { ...rules, hours: {} })).toEqual(at("2026-06-02T12:05Z"));
  });
});

describe("four open hours", () => {
  it.each([
    ["end the same day", "2026-06-02T12:00-04:00", "2026-06-02T16:00-04:00"],
    ["end with closing time", "2026-06-02T13:00-04:00", "2026-06-02T17:00-04:00"],
    ["go on the next morning", "2026-06-02T16:30-04:00", "2026-06-03T12:30-04:00"],
    ["leave out Sunday", "2026-06-06T12:00-04:00", "2026-06-08T11:00-04:00"],
  ])("%s", (_case, from, expected) => {
    expect(afterOpenMinutes(at(from), 240, rules)).toEqual(at(expected));
  });

  it("pass between a moment and the one they end at", () => {
    const moments = fc.date({ min: at("2026-01-01"), max: at("2026-12-01"), noInvalidDate: true });
    fc.assert(
      fc.property(moments, fc.integer({ min: 1, max: 1_000 }), (from, minutes) => {
        const until = afterOpenMinutes(from, minutes, rules);
        expect(openMinutesBetween(from, until, rules)).toBeCloseTo(minutes, 6);
      }),
    );
  });
});

describe("the promised answer", () => {
  const promises = { replyHours: 24, emergencyHours: 4 };
  it.each([
    ["a day later", "2026-06-02T12:00-04:00", "2026-06-03T12:00-04:00"],
    ["by the wall clock at night, too", "2026-06-02T22:30-04:00", "2026-06-03T22:30-04:00"],
    ["a Sunday later", "2026-06-06T12:00-04:00", "2026-06-08T12:00-04:00"],
    ["from the end of a Sunday on", "2026-06-07T12:00-04:00", "2026-06-09T00:00-04:00"],
    ["a closure later", "2026-11-25T16:00-05:00", "2026-11-27T16:00-05:00"],
    ["over the change to summer time", "2026-03-07T12:00-05:00", "2026-03-09T12:00-04:00"],
  ])("is due %s", (_case, arrived, expected) => {
    expect(promiseBy(at(arrived), false, promises, rules)).toEqual(at(expected));
  });

  it("counts every hour of an emergency", () => {
    const saturday = at("2026-06-06T23:00-04:00");
    expect(promiseBy(saturday, true, promises, rules)).toEqual(at("2026-06-07T03:00-04:00"));
  });

  it("counts every hour for a business without opening hours", () => {
    const noon = at("2026-06-02T12:00Z");
    expect(promiseBy(noon, false, promises, { ...rules, hours: {} })).toEqual(
      at("2026-06-03T12:00Z"),
    );
  });
});

describe("what an answer counts from", () => {
  const arrivedAt = "2026-06-02T14:00:00.000Z";
  const owedSince = "2026-06-02T15:00:00.000Z";
  const returnedAt = "2026-06-02T16:00:00.000Z";
  it.each([
    ["the arrival", { arrivedAt, owedSince: null, returnedAt: null }, arrivedAt],
    [
      "when we learned that it was not settled",
      { arrivedAt, owedSince, returnedAt: null },
      owedSince,
    ],
    ["the return", { arrivedAt, owedSince, returnedAt }, returnedAt],
  ])("is %s", (_what, clock, since) => {
    expect(waitsSince(clock).toISOString()).toBe(since);
  });
});

describe("minutes of opening hours", () => {
  it.each([
    ["within a day", "2026-06-02T12:00-04:00", "2026-06-02T12:07-04:00", 7],
    ["over a night", "2026-06-02T16:58-04:00", "2026-06-03T09:03-04:00", 5],
    ["over a weekend", "2026-06-05T16:00-04:00", "2026-06-08T10:00-04:00", 60 + 300 + 60],
    ["over a closure", "2026-11-25T16:00-05:00", "2026-11-27T10:00-05:00", 120],
    ["while it is closed", "2026-06-06T20:00-04:00", "2026-06-08T09:00-04:00", 0],
    ["backwards", "2026-06-02T12:07-04:00", "2026-06-02T12:00-04:00", 0],
  ])("%s", (_case, from, to, minutes) => {
    expect(openMinutesBetween(at(from), at(to), rules)).toBe(minutes);
  });

  it.each([
    ["spring", "2026-03-08T00:00-05:00", "2026-03-09T00:00-04:00", 23],
    ["fall", "2026-11-01T00:00-04:00", "2026-11-02T00:00-05:00", 25],
  ])("a day on which clocks change in %s has as many hours as it has", (_case, from, to, hours) => {
    expect(openMinutesBetween(at(from), at(to), always)).toBe(hours * 60);
  });

  it("of an answer are rounded up to whole minutes; in an emergency all hours count", () => {
    const arrivedAt = at("2026-06-02T16:58:00-04:00");
    const answeredAt = at("2026-06-03T09:03:01-04:00");
    expect(answerMinutes({ arrivedAt, emergency: false }, answeredAt, rules)).toBe(6);
    expect(answerMinutes({ arrivedAt, emergency: true }, answeredAt, rules)).toBe(966);
  });
});

describe("whatever the moments are", () => {
  const first = Date.parse("2026-01-01T00:00Z");
  const moment = fc
    .integer({ min: 0, max: 400 * 24 * 3_600 })
    .map((second) => new Date(first + second * 1_000));
  const within = fc.integer({ min: 0, max: 12 * 24 * 3_600_000 });
  const moments = fc
    .tuple(moment, within, within)
    .map(([one, ...later]) => [
      one,
      ...later.sort((two, three) => two - three).map((after) => new Date(one.getTime() + after)),
    ]);

  it("minutes add up, and are never more than have passed", () => {
    fc.assert(
      fc.property(moments, ([one, two, three]) => {
        if (!one || !two || !three) return;
        const whole = openMinutesBetween(one, three, rules);
        const parts = openMinutesBetween(one, two, rules) + openMinutesBetween(two, three, rules);
        expect(whole).toBeCloseTo(parts, 6);
        expect(whole).toBeLessThanOrEqual((three.getTime() - one.getTime()) / 60_000 + 1e-6);
      }),
      { numRuns: 60 },
    );
  });

  it("the goal is exactly five minutes of opening hours away, and falls within them", () => {
    fc.assert(
      fc.property(moment, (arrived) => {
        const by = answerBy(arrived, false, rules);
        expect(openMinutesBetween(arrived, by, rules)).toBeCloseTo(5, 6);
        // A moment earlier counts less, so the last moment was open.
        const before = new Date(by.getTime() - 1);
        expect(openMinutesBetween(arrived, before, rules)).toBeLessThan(5);
      }),
    );
  });

  it("whoever comes later is never due an answer earlier", () => {
    fc.assert(
      fc.property(moments, ([one, two]) => {
        if (!one || !two) return;
        expect(answerBy(one, false, rules) <= answerBy(two, false, rules)).toBe(true);
      }),
    );
  });

  it("closed hours do not count: no minute of a Sunday", () => {
    fc.assert(
      fc.property(moment, fc.integer({ min: 0, max: 86_400 }), (from, seconds) => {
        const to = new Date(from.getTime() + seconds * 1_000);
        const isSunday = (date: Date) =>
          weekdayOf(dayInZone(date.getTime(), rules.timeZone)) === "Sunday";
        fc.pre(isSunday(from) && isSunday(to));
        expect(openMinutesBetween(from, to, rules)).toBe(0);
      }),
      { numRuns: 30 },
    );
  });
});

describe("the next moment at which we are open", () => {
  it.each([
    ["is now while we are", "2026-06-02T12:00-04:00", "2026-06-02T12:00-04:00"],
    ["is at opening", "2026-06-02T03:12-04:00", "2026-06-02T09:00-04:00"],
    ["is next day after closing", "2026-06-02T17:00-04:00", "2026-06-03T09:00-04:00"],
    ["is Monday on Saturday night", "2026-06-06T22:00-04:00", "2026-06-08T09:00-04:00"],
    ["is behind a closure", "2026-11-25T18:00-05:00", "2026-11-27T09:00-05:00"],
  ])("%s", (_case, moment, expected) => {
    expect(whenOpen(at(moment), rules)).toEqual(at(expected));
  });

  it("is now for a business without opening hours", () => {
    const noon = at("2026-06-02T12:00Z");
    expect(whenOpen(noon, { ...rules, hours: {} })).toEqual(noon);
  });
});
