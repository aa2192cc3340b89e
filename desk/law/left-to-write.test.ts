import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { builtBusinessFacts as built } from "#content/business-facts.ts";
import { leftWords, regionPassages } from "#content/en/desk/state-law.ts";
import { pages } from "#content/pages.ts";
import { factsInPlace } from "#domain/places/place-overrides.ts";
import { heldArticles } from "#generated/held-articles.ts";
import { isTest } from "#tests/architecture/import-fences.ts";
import { sourceFiles } from "#tests/architecture/import-graph.ts";
import { leftToWrite } from "./left-to-write.ts";

const { articles, passages, holidays, dated } = leftWords;
const titlesOf = (left: ReturnType<typeof leftToWrite>) => left.map(({ title }) => title);

it("leaves nothing out where everything was written for", () => {
  expect(leftToWrite(built)).toEqual([]);
});

it("lists all that was written for another state and its region", () => {
  const left = leftToWrite(factsInPlace(built, { state: "OH", counties: [] }));
  expect(titlesOf(left)).toEqual([articles.title, passages.title, holidays.title, dated.title]);
  expect(left[0]?.items).toHaveLength(heldArticles.length);
  expect(left[2]?.items).toEqual([{ text: "Election Day" }, { text: "Day after Thanksgiving" }]);
});

it("in other counties of the state, leaves out what is said of the region", () => {
  const left = leftToWrite(factsInPlace(built, { counties: built.counties.slice(1) }));
  expect(titlesOf(left)).toEqual([articles.title, passages.title]);
});

it("where nobody has confirmed the law, leaves out what states it", () => {
  const left = leftToWrite({ ...built, law: { ...built.law, confirmedFor: "" } });
  expect(titlesOf(left)).toEqual([articles.title, dated.title]);
  const ofLaw = heldArticles.filter(({ law }) => law === built.state);
  expect(left[0]?.items.map(({ text }) => text)).toEqual(ofLaw.map(({ title }) => title));
});

it("names pages that there are", () => {
  for (const { page } of regionPassages) expect(Object.keys(pages)).toContain(page);
});

it("lists each source that says something of the region alone, once", () => {
  const said = sourceFiles().filter(
    (file) =>
      !isTest(file) &&
      file !== "content/said-of-region.ts" &&
      /\bsaidOfRegion\(/.test(readFileSync(file, "utf8")),
  );
  const listed = regionPassages.flatMap(({ from }) => from);
  expect(listed.toSorted()).toEqual(said.toSorted());
});
