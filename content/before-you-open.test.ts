import { existsSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { entryAt } from "#domain/business/fact-entries.ts";
import { type CalendarDay, calendarDay } from "#domain/calendar/calendar-day.ts";
import {
  allQuestions,
  openingQuestions,
  openQuestions,
  questionOf,
  questionsBy,
} from "./en/before-you-open.ts";
import { settledChanges } from "./en/desk/settled-questions.ts";
import { builtFacts } from "./facts.ts";

it("each question has a name of its own, and asks about facts that there are", () => {
  const ids = allQuestions.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const paths = openingQuestions.flatMap((question) => question.paths ?? []);
  expect(paths.filter((path) => !entryAt(path))).toEqual([]);
});

const june = calendarDay("2026-06-01");
const newYear = calendarDay("2027-01-01");

it("a question is open until it is settled", () => {
  expect(openQuestions(builtFacts, {}, june)).toEqual(openingQuestions);
  expect(openQuestions(builtFacts, { bond: "2026-06-01" }, june).map(({ id }) => id)).not.toContain(
    "bond",
  );
});

it("what a page states as of a year is asked again from its day of review on, until it is settled after it", () => {
  const isAsked = (settled: Record<string, string>, today: CalendarDay) =>
    openQuestions(builtFacts, settled, today).some(({ id }) => id === "review-owners-act");
  expect(isAsked({}, calendarDay("2026-12-31"))).toBe(false);
  expect(isAsked({}, newYear)).toBe(true);
  expect(isAsked({ "review-owners-act": "2026-12-31" }, newYear)).toBe(true);
  expect(isAsked({ "review-owners-act": "2027-01-01" }, newYear)).toBe(false);
});

it("what is not offered or shown asks nothing", () => {
  const off = { plans: false, financing: false, costRange: false, bidComparison: false };
  const ids = openQuestions({ ...builtFacts, offers: off, samples: false }, {}, june).map(
    ({ id }) => id,
  );
  const gone = openingQuestions.filter(({ id }) => !ids.includes(id));
  expect(gone.map(({ id }) => id)).toEqual(expect.arrayContaining(["samples", "lawyer-plans"]));
  expect(gone.filter(({ offer, isOfSamples }) => !offer && !isOfSamples)).toEqual([]);
  expect(ids).toContain("numbers");
});

describe("elsewhere", () => {
  const ohio = { ...builtFacts, state: "OH", area: "own" as const };
  const ofVirginia = /Virginia|DPOR|Class [ABC]|Page County|content\/counties/;

  it("no question names the state, its law or its counties, and none asks what only they ask", () => {
    const here = openQuestions(builtFacts, {}, newYear);
    const there = openQuestions(ohio, {}, newYear);
    const named = (questions: typeof here) =>
      questions.filter(({ asks, why }) => ofVirginia.test(asks + why)).map(({ id }) => id);
    expect(named(here)).toEqual(expect.arrayContaining(["lawyer-plans", "lawyer-privacy"]));
    expect(named(there)).toEqual([]);
    const ids = there.map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining(["lawyer-plans.OH", "lawyer-state.OH", "radius"]));
    expect(ids.filter((id) => id.startsWith("review-") || id.includes("owners-act"))).toEqual([]);
    expect(ids).not.toContain("lawyer-bids");
  });

  it("what a lawyer has said at home is asked again, and history names the question of either", () => {
    const settled = { "lawyer-state": "2026-06-01" };
    const isAsked = (facts: typeof builtFacts, settled: Record<string, string>) =>
      openQuestions(facts, settled, june).some(({ id }) => questionOf(id) === "lawyer-state");
    expect(isAsked(builtFacts, settled)).toBe(false);
    expect(isAsked(ohio, settled)).toBe(true);
    const both = { ...settled, "lawyer-state.OH": "2026-06-02" };
    expect(isAsked(ohio, both)).toBe(false);
    expect(settledChanges(settled, both).settled).toEqual([
      expect.objectContaining({ lawyerAskedOn: "June 2, 2026" }),
    ]);
  });

  it("nobody is asked again about a law that no page states", () => {
    const unconfirmed = { ...builtFacts, law: { ...builtFacts.law, confirmedFor: "" } };
    const ids = openQuestions(unconfirmed, {}, newYear).map(({ id }) => id);
    expect(ids.filter((id) => id.startsWith("review-"))).toEqual([]);
  });

  it("what is asked of the law leads to where it is confirmed and written", () => {
    for (const facts of [builtFacts, ohio]) {
      const question = openQuestions(facts, {}, june).find(
        ({ id }) => questionOf(id) === "lawyer-state",
      );
      expect(question?.page?.to).toBe("/desk/state-law");
    }
  });
});

describe("what can be done about a question", () => {
  it("is said in words for whoever sits at the desk, without files", () => {
    for (const { id, why, asks, inOtherState, inOtherCounties } of allQuestions) {
      const words = [asks, why, inOtherState, inOtherCounties].join(" ");
      expect.soft(words, id).not.toMatch(/content\/|\.tsx?\b/);
    }
  });

  it("names a file that there is where only files can change it, and otherwise the desk's place", () => {
    for (const { id, file, paths, page, isForLawyer } of openingQuestions) {
      if (file) expect.soft(existsSync(file), `${id}: ${file}`).toBe(true);
      // A lawyer's answer is the contract's wording, too.
      else if (!isForLawyer) expect.soft(paths ?? page, id).toBeDefined();
    }
  });

  it("who leads the company is asked while pages say it", () => {
    const asked = (leadership: boolean) =>
      questionsBy({ ...builtFacts, leadership }, june).some(({ id }) => id === "leadership");
    expect(asked(true)).toBe(true);
    expect(asked(false)).toBe(false);
  });
});
