import { beforeAll, expect, it } from "vitest";
import { datedFacts } from "#content/dated-facts.ts";
import type { Article } from "#domain/article/article.ts";
import { wordsOfTheFirst } from "#tests/second-contractor/words-of-the-first.ts";
import { articleFolders, readArticles } from "./read-articles.ts";

let articles: readonly Article[];
beforeAll(async () => {
  ({ articles } = await readArticles(...articleFolders));
});

/** Facts, offers and figures have words of their own, and follow the owner. */
const places = wordsOfTheFirst.filter((words) => /^[A-Z]/.test(words));
/** Seasons of one region: what a calendar of roof care says of its trees and frosts. */
const dated =
  /\b(early|late|mid) (January|February|March|April|May|June|July|August|September|October|November|December)\b/i;

it("an article that holds everywhere names no place, no law of a state and no season of a region", () => {
  const anywhere = articles.filter(({ regions, law }) => !regions && !law);
  expect(anywhere.length).toBeGreaterThan(10);
  for (const { slug, title, excerpt, content, tags, figures = [], sources } of anywhere) {
    const text = JSON.stringify([title, excerpt, content, tags, figures]);
    expect
      .soft(
        places.filter((words) => text.includes(words)),
        slug,
      )
      .toEqual([]);
    expect.soft(dated.exec(text)?.[0], slug).toBeUndefined();
    expect
      .soft(
        sources.filter((source) => datedFacts.some((fact) => fact.source === source)),
        slug,
      )
      .toEqual([]);
  }
});

it("an article that cites a law to be read again says whose law it is", () => {
  const citing = articles.filter(({ sources }) =>
    datedFacts.some(({ source }) => sources.includes(source)),
  );
  expect(citing.length).toBeGreaterThan(4);
  expect(citing.filter(({ law }) => law !== "VA").map(({ slug }) => slug)).toEqual([]);
});
