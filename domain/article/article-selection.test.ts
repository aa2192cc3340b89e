import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type CalendarDay, calendarDay } from "#domain/calendar/calendar-day.ts";
import { featuredArticles, publishedArticles, relatedArticles } from "./article-selection.ts";
import { articleCategories, type CategorySlug } from "./category.ts";

type Listed = {
  slug: string;
  title: string;
  category: CategorySlug;
  publishDate: CalendarDay;
  isPublished: boolean;
  isFeatured: boolean;
};

function article(slug: string, fields: Partial<Listed> = {}): Listed {
  return {
    slug,
    title: slug,
    category: "homeowner-tips",
    publishDate: calendarDay("2026-06-01"),
    isPublished: true,
    isFeatured: false,
    ...fields,
  };
}

const slugs = (articles: readonly Listed[]) => articles.map(({ slug }) => slug);

const anyArticles = fc.uniqueArray(
  fc.record({
    slug: fc.stringMatching(/^[a-z]{1,6}$/),
    title: fc.string({ maxLength: 4 }),
    category: fc.constantFrom(...articleCategories.map(({ slug }) => slug)),
    publishDate: fc.constantFrom("2026-01-01", "2026-01-02", "2025-12-31").map(calendarDay),
    isPublished: fc.boolean(),
    isFeatured: fc.boolean(),
  }),
  { selector: ({ slug }) => slug, maxLength: 20 },
);

describe("the published articles", () => {
  it("are the newest first, without drafts", () => {
    const articles = [
      article("older", { publishDate: calendarDay("2025-12-31") }),
      article("draft", { isPublished: false }),
      article("newest", { publishDate: calendarDay("2026-10-02") }),
      article("newer", { publishDate: calendarDay("2026-09-30") }),
    ];
    expect(slugs(publishedArticles(articles))).toEqual(["newest", "newer", "older"]);
  });

  it("of one day are ordered by title", () => {
    const articles = [article("b"), article("c"), article("a")];
    expect(slugs(publishedArticles(articles))).toEqual(["a", "b", "c"]);
  });

  it("are all that are published, newest day first", () => {
    fc.assert(
      fc.property(anyArticles, (articles) => {
        const published = publishedArticles(articles);
        expect(new Set(published)).toEqual(new Set(articles.filter((one) => one.isPublished)));
        const days = published.map(({ publishDate }) => publishDate);
        expect(days).toEqual(days.toSorted().reverse());
      }),
    );
  });

  it("are a new list: the given one keeps its order", () => {
    const articles = [article("b"), article("a")];
    publishedArticles(articles);
    expect(slugs(articles)).toEqual(["b", "a"]);
  });
});

describe("the featured articles", () => {
  it("are those that are flagged and published, the newest first", () => {
    const articles = [
      article("plain"),
      article("old", { isFeatured: true, publishDate: calendarDay("2026-05-31") }),
      article("draft", { isFeatured: true, isPublished: false }),
      article("new", { isFeatured: true }),
    ];
    expect(slugs(featuredArticles(articles))).toEqual(["new", "old"]);
    expect(featuredArticles([article("plain")])).toEqual([]);
  });
});

describe("the related articles", () => {
  const storm = { category: "storm-damage" } as const;

  it("are the first three others of the category, in the order given", () => {
    const articles = [
      article("a", storm),
      article("tip"),
      article("b", storm),
      article("c", storm),
      article("d", storm),
      article("e", storm),
    ];
    expect(slugs(relatedArticles(article("b", storm), articles))).toEqual(["a", "c", "d"]);
  });

  it("are none when nothing else is in the category", () => {
    const alone = article("alone", storm);
    expect(relatedArticles(alone, [alone, article("tip")])).toEqual([]);
    expect(relatedArticles(alone, [])).toEqual([]);
  });

  it("are never the article itself, never of another category, never more than three, and as many as there are", () => {
    fc.assert(
      fc.property(anyArticles, fc.nat(), (articles, index) => {
        const current = articles[index % Math.max(articles.length, 1)] ?? article("missing");
        const others = articles.filter(
          ({ slug, category }) => slug !== current.slug && category === current.category,
        );
        const related = relatedArticles(current, articles);
        expect(related).toEqual(others.slice(0, related.length));
        expect(related).toHaveLength(Math.min(others.length, 3));
      }),
    );
  });
});
