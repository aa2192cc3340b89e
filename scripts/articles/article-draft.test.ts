import { describe, expect, it } from "vitest";
import { withFacts } from "#content/en/article-facts.ts";
import { builtFacts } from "#content/facts.ts";
import { calendarDay } from "#domain/calendar/calendar-day.ts";
import { articleDraft } from "./article-draft.ts";
import { readArticle } from "./read-articles.ts";
import { slugOf } from "./slug.ts";

describe("the name of an article's file", () => {
  it.each([
    ["Gutters: twice a year?", "gutters-twice-a-year"],
    ["What’s a façade worth", "whats-a-facade-worth"],
    ["  6 in 12  ", "6-in-12"],
    ["!!!", ""],
  ])("of '%s' is '%s'", (title, slug) => {
    expect(slugOf(title)).toBe(slug);
  });
});

it("a draft is a valid article that is not published", () => {
  const title = 'The "30% rule": when to stop';
  const draft = articleDraft(title, calendarDay("2026-11-22"));
  const { article, faults } = readArticle("the-rule.md", draft, ["hero"]);
  expect(faults).toEqual([]);
  expect(article).toMatchObject({ title, isPublished: false, publishDate: "2026-11-22" });
  const text = withFacts(article?.content ?? "", builtFacts);
  expect(text).toContain("a repair takes");
  expect(text).not.toContain("{{");
});
