import { expect, it } from "vitest";
import { entryAt } from "#domain/business/fact-entries.ts";
import { type CalendarDay, calendarDay } from "#domain/calendar/calendar-day.ts";
import { allQuestions, openingQuestions, openQuestions } from "./en/before-you-open.ts";

it("each question has a name of its own, and asks about facts that there are", () => {
  const ids = allQuestions.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const paths = openingQuestions.flatMap((question) => question.paths ?? []);
  expect(paths.filter((path) => !entryAt(path))).toEqual([]);
});

const june = calendarDay("2026-06-01");
const newYear = calendarDay("2027-01-01");

it("a question is open until it is settled", () => {
  expect(openQuestions({}, june)).toEqual(openingQuestions);
  expect(openQuestions({ bond: "2026-06-01" }, june).map(({ id }) => id)).not.toContain("bond");
});

it("what a page states as of a year is asked again from its day of review on, until it is settled after it", () => {
  const isAsked = (settled: Record<string, string>, today: CalendarDay) =>
    openQuestions(settled, today).some(({ id }) => id === "review-owners-act");
  expect(isAsked({}, calendarDay("2026-12-31"))).toBe(false);
  expect(isAsked({}, newYear)).toBe(true);
  expect(isAsked({ "review-owners-act": "2026-12-31" }, newYear)).toBe(true);
  expect(isAsked({ "review-owners-act": "2027-01-01" }, newYear)).toBe(false);
});
