import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

/*
 * Phrases that read as translated, are British, or are worded differently elsewhere on the site. Each was in the copy
 * once.
 */
const strangeWords = [
  "Nothing presses",
  "speaks for your roof",
  "on a page of its own",
  "Have a professional inspection",
  "closing papers",
  "the night it rains in",
  "junk folder",
  "at hand. A confirmation",
  "stands on our page",
  "Book a visit",
  "Schedule a free inspection",
  "Schedule an inspection",
  "Somebody answers",
  "dearer",
  "walk round",
  "Walk round",
  "Answer anew",
  "A roof in small",
  "from its bar",
  "speak first",
  "commonest",
  "go on reading",
  "shorter lived",
  "need not remember",
];

const sources = globSync(
  ["{app,desk}/**/*.{ts,tsx}", "content/**/*.{ts,md}", "domain/**/*.ts"],
  {},
);

it.each(strangeWords)("the copy does not say '%s'", (words) => {
  expect(sources.length).toBeGreaterThan(100);
  expect(sources.filter((file) => readFileSync(file, "utf8").includes(words))).toEqual([]);
});

it("every recommendation advises a professional inspection, each sooner than the last", async () => {
  const { resultBands } = await import("#domain/assessment/assessment.ts");
  for (const { recommendation } of resultBands) {
    expect(recommendation).toContain("professional inspection");
  }
  const times = ["once a year", "next few months", "next few weeks", "next few days"];
  expect(resultBands.map(({ recommendation }) => recommendation)).toEqual(
    times.map((time) => expect.stringContaining(time)),
  );
});
