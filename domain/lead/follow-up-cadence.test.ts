import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { businessProfile } from "#content/business-profile.ts";
import { isOpen } from "#domain/appointment/appointment-rules.ts";
import { addDays, calendarDay, dayInZone } from "#domain/calendar/calendar-day.ts";
import {
  followUpDueOn,
  lastTouch,
  nextFollowUp,
  oneMoreFollowUp,
  proposedFollowUp,
  type Quote,
  unansweredFollowUps,
} from "./follow-up-cadence.ts";

const profile = { ...businessProfile, closures: [] };
const rules = { cadence: [2, 5, 12], profile };
const at = (day: string, time = "12:00") => new Date(`${day}T${time}:00-04:00`).toISOString();

/** Quoted on Monday, June 1. */
const quoted = (...tries: string[]): Quote => ({
  since: at("2026-06-01"),
  tries: tries.map((day) => at(day)),
});

describe("the next follow-up after a quote", () => {
  it.each([
    ["the first", quoted(), "2026-06-03"],
    ["the second, after a call in vain", quoted("2026-06-03"), "2026-06-06"],
    ["the second, after two calls on one day", quoted("2026-06-03", "2026-06-03"), "2026-06-06"],
    ["the first, though the quote was mailed that day", quoted("2026-06-01"), "2026-06-03"],
    ["the day after, when the one before was late", quoted("2026-06-10"), "2026-06-11"],
    ["the third", quoted("2026-06-03", "2026-06-08"), "2026-06-13"],
    ["none", quoted("2026-06-03", "2026-06-08", "2026-06-13"), null],
    [
      "none after more than that",
      quoted("2026-06-02", "2026-06-03", "2026-06-04", "2026-06-05"),
      null,
    ],
  ])("is %s", (_what, quote, day) => {
    expect(followUpDueOn(quote, rules)).toBe(day);
  });

  it("is never on a closed day: the next open one takes its place", () => {
    // Two days after Friday is a Sunday.
    const friday = { since: at("2026-06-05"), tries: [] };
    expect(followUpDueOn(friday, rules)).toBe("2026-06-08");
    const closures = [{ day: calendarDay("2026-06-08"), reason: "Picnic" }];
    expect(followUpDueOn(friday, { ...rules, profile: { ...profile, closures } })).toBe(
      "2026-06-09",
    );
  });

  it("counts days where the business is, not where the clock of the server is", () => {
    const lateEvening = { since: at("2026-06-01", "23:30"), tries: [] };
    expect(followUpDueOn(lateEvening, rules)).toBe("2026-06-03");
    expect(
      unansweredFollowUps({ ...lateEvening, tries: [at("2026-06-01", "23:50")] }, profile.timeZone),
    ).toBe(0);
  });

  it.each([
    ["on its day", quoted(), "2026-06-01", "2026-06-03"],
    ["on the next open day if it is due", quoted(), "2026-06-03", "2026-06-04"],
    ["on the next open day if it is long overdue", quoted(), "2026-06-13", "2026-06-15"],
    ["never after the last", quoted("2026-06-03", "2026-06-06", "2026-06-13"), "2026-06-13", null],
  ])("is put %s", (_what, quote, today, day) => {
    expect(nextFollowUp(quote, { ...rules, today: calendarDay(today) })).toBe(day);
  });

  it.each([
    ["a week later, the pause before the last", "2026-06-16", [2, 5, 12], "2026-06-23"],
    ["on the next open day, if that one is closed", "2026-06-14", [2, 5, 12], "2026-06-22"],
    ["tomorrow, after the closest cadence", "2026-06-16", [1, 2, 3], "2026-06-17"],
  ])("is put, once all were in vain, %s", (_what, today, cadence, day) => {
    expect(oneMoreFollowUp({ today: calendarDay(today), cadence, profile })).toBe(day);
  });

  it.each([
    ["without a day to follow up", quoted(), null, "2026-06-03"],
    ["with a day from before the quote", quoted(), "2026-05-29", "2026-06-03"],
    ["with the day of the quote", quoted(), "2026-06-01", "2026-06-03"],
    ["not with a day ahead", quoted(), "2026-06-10", null],
    ["not with one that is over, on which nobody tried", quoted(), "2026-06-02", null],
    ["once somebody tried on its day", quoted("2026-06-03"), "2026-06-03", "2026-06-06"],
    ["once somebody tried after its day", quoted("2026-06-04"), "2026-06-03", "2026-06-06"],
  ])("is proposed %s", (_what, quote, followUpOn, day) => {
    const today = calendarDay("2026-06-04");
    const set = followUpOn === null ? null : calendarDay(followUpOn);
    // What is due is put on the next open day.
    const expected = day === "2026-06-03" ? "2026-06-05" : day;
    expect(proposedFollowUp(quote, { ...rules, today, followUpOn: set })).toBe(expected);
  });
});

const start = Date.parse(at("2026-03-01"));
const hours = (count: number) => new Date(start + count * 3_600_000).toISOString();
const anyQuote = fc
  .record({
    since: fc.nat(2_000),
    tries: fc.array(fc.nat(400), { maxLength: 6 }),
    cadence: fc.uniqueArray(fc.integer({ min: 1, max: 90 }), { minLength: 3, maxLength: 3 }),
    closed: fc.array(fc.nat(200), { maxLength: 20 }),
    today: fc.nat(200),
  })
  .map(({ since, tries, cadence, closed, today }) => ({
    quote: {
      since: hours(since),
      tries: tries.sort((one, other) => one - other).map((count) => hours(since + count)),
    },
    rules: {
      cadence: cadence.sort((one, other) => one - other),
      profile: {
        ...profile,
        closures: closed.map((count) => ({
          day: addDays(calendarDay("2026-03-01"), count),
          reason: "",
        })),
      },
    },
    today: addDays(calendarDay("2026-03-01"), today),
  }));

describe("of any quote and cadence, the next follow-up", () => {
  it("is an open day, after the quote, and put after today", () => {
    fc.assert(
      fc.property(anyQuote, ({ quote, rules, today }) => {
        const due = followUpDueOn(quote, rules);
        const next = nextFollowUp(quote, { ...rules, today });
        expect(due === null).toBe(next === null);
        if (!due || !next) return;
        const day = dayInZone(Date.parse(lastTouch(quote)), profile.timeZone);
        expect(due > day && next > today && next >= due).toBe(true);
        expect([isOpen(due, rules.profile), isOpen(next, rules.profile)]).toEqual([true, true]);
      }),
    );
  });

  it("is later with each that nobody answers, and ends with the last of the cadence", () => {
    fc.assert(
      fc.property(anyQuote, ({ quote: { since }, rules }) => {
        const tries: string[] = [];
        let last = "";
        for (const _ of rules.cadence) {
          const due = followUpDueOn({ since, tries }, rules);
          expect(due && due >= last).toBe(true);
          last = due ?? "";
          tries.push(
            new Date(Date.parse(since) + (tries.length + 1) * 24 * 3_600_000).toISOString(),
          );
        }
        expect(followUpDueOn({ since, tries }, rules)).toBeNull();
      }),
    );
  });
});
