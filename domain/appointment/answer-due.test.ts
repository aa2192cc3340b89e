import fc from "fast-check";
import { expect, it } from "vitest";
import { openMinutesBetween } from "#domain/lead/answer-clock.ts";
import { testedBusiness } from "#tests/support/tested-business.ts";
import { answerDue } from "./answer-due.ts";

const at = (text: string) => new Date(text);

// Weekdays from 9 to 5, Saturdays from 9 to 2.
it.each([
  ["four open hours later", "06-02T10:00", "06-05T09:00", "06-02T14:00"],
  ["over night", "06-02T16:00", "06-05T09:00", "06-03T12:00"],
  ["one open hour before", "06-02T15:00", "06-03T10:00", "06-03T09:00"],
  ["the evening before", "06-05T15:00", "06-06T09:00", "06-05T16:00"],
  ["before a Monday", "06-06T12:30", "06-08T09:00", "06-06T13:00"],
  ["today", "06-02T10:00", "06-02T13:00", "06-02T12:00"],
  ["at once", "06-02T10:00", "06-02T10:45", "06-02T10:00"],
  ["at once in the evening", "06-02T18:00", "06-03T09:00", "06-02T18:00"],
])("is due %s", (_when, now, startsAt, due) => {
  const [from, to, then] = [now, startsAt, due].map((text) => at(`2026-${text}-04:00`));
  expect(from && to && answerDue(from, to, testedBusiness)).toEqual(then);
});

it("leaves an open hour for the call, or is due at once, and nobody waits longer than four", () => {
  const moment = fc.date({ min: at("2026-05-01"), max: at("2026-12-31"), noInvalidDate: true });
  fc.assert(
    fc.property(moment, fc.integer({ min: 1, max: 20_000 }), (now, minutes) => {
      const startsAt = new Date(now.getTime() + minutes * 60_000);
      const due = answerDue(now, startsAt, testedBusiness);
      expect(due.getTime()).toBeGreaterThanOrEqual(now.getTime());
      expect(openMinutesBetween(now, due, testedBusiness)).toBeLessThanOrEqual(240.01);
      const left = openMinutesBetween(due, startsAt, testedBusiness);
      if (due > now) expect(left).toBeGreaterThanOrEqual(59.99);
    }),
  );
});
