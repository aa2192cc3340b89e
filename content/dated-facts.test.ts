import { readdir, readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { type CalendarDay, calendarDay } from "#domain/calendar/calendar-day.ts";
import { bidRulesYear } from "./bid-rules.ts";
import { datedFacts, factsToReview, lawYear } from "./dated-facts.ts";

const folder = "content/en/articles";

it.each<[today: string, count: number]>([
  ["2026-12-30", 0],
  ["2026-12-31", datedFacts.length - 1],
  ["2027-01-01", datedFacts.length],
])("on %s, %d facts are to be looked at again", (today, count) => {
  expect(factsToReview(calendarDay(today as CalendarDay))).toHaveLength(count);
});

it("bids are measured by the rules of the same year", () => {
  expect(bidRulesYear).toBe(lawYear);
});

it("no article types the year in which a law was read", async () => {
  for (const file of await readdir(folder)) {
    const text = await readFile(`${folder}/${file}`, "utf8");
    expect(
      text.match(/\b(as of|in) 20\d\d, (Virginia|condominium)|as of 20\d\d\b/i),
      file,
    ).toBeNull();
  }
});
