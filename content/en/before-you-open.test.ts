import { expect, it } from "vitest";
import { datedFacts } from "#content/dated-facts.ts";
import { builtFacts } from "#content/facts.ts";
import { calendarDay } from "#domain/calendar/calendar-day.ts";
import { openQuestions, questionsBy } from "./before-you-open.ts";

const facts = new Map(datedFacts.map(({ id, says }) => [id, says]));

it.each<[today: string, count: number]>([
  ["2026-12-30", 0],
  ["2026-12-31", datedFacts.length - 1],
  ["2027-01-01", datedFacts.length],
])("by %s, the owner is asked about %d facts again", (today, count) => {
  const asked = questionsBy(builtFacts, calendarDay(today)).filter(({ id }) => facts.has(id));
  expect(asked).toHaveLength(count);
  for (const { id, asks } of asked) {
    expect(asks).toBe(`Is this still true? “${facts.get(id)}”`);
  }
});

it("one that was settled is asked again only once it is due again", () => {
  const open = (on: string) =>
    openQuestions(builtFacts, { "review-owners-act": on }, calendarDay("2027-02-01")).map(
      ({ id }) => id,
    );
  expect(open("2026-12-31")).toContain("review-owners-act");
  expect(open("2027-01-01")).not.toContain("review-owners-act");
});
