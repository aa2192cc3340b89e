import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  articleQueryText,
  articlesPerPage,
  categoryCounts,
  filterArticles,
  isListPart,
  listParts,
  markMatches,
  pageOf,
  readArticleQuery,
} from "./article-list.ts";
import { articleCategories } from "./category.ts";

const slugs = articleCategories.map(({ slug }) => slug);
const words = fc.constantFrom("Roof", "gutter", "HAIL", "ice dam", "Storm damage", "metal");
const article = fc.record({
  title: fc.array(words, { minLength: 1, maxLength: 3 }).map((list) => list.join(" ")),
  excerpt: fc.array(words, { maxLength: 4 }).map((list) => list.join(", ")),
  category: fc.constantFrom(...slugs),
  tags: fc.array(words, { minLength: 1, maxLength: 3 }),
});
const articles = fc.array(article, { maxLength: 40 });
const none = { category: "", search: "", tag: "" };

describe("the query", () => {
  it.each([
    ["", { category: "", search: "", tag: "", page: 1 }],
    ["page=3", { category: "", search: "", tag: "", page: 3 }],
    ["page=two", { category: "", search: "", tag: "", page: 1 }],
    ["page=0", { category: "", search: "", tag: "", page: 1 }],
    ["page=-4", { category: "", search: "", tag: "", page: 1 }],
    ["page=2.9", { category: "", search: "", tag: "", page: 2 }],
    ["page=Infinity", { category: "", search: "", tag: "", page: 1 }],
    [
      "category=storm-damage&search=+hail+&tag=roof%20repair",
      { category: "storm-damage", search: "hail", tag: "roof repair", page: 1 },
    ],
  ])("'%s' is read", (text, read) => {
    expect(readArticleQuery(new URLSearchParams(text))).toEqual(read);
  });

  it("reads back as it was written", () => {
    const text = fc.string().map((one) => one.trim());
    const query = fc.record({
      category: fc.constantFrom("", ...slugs),
      search: text,
      tag: text,
      page: fc.integer({ min: 1, max: 500 }),
    });
    fc.assert(
      fc.property(query, (one) => {
        expect(readArticleQuery(new URLSearchParams(articleQueryText(one)))).toEqual(one);
      }),
    );
  });

  it("leaves out what was not asked for: an empty search, the first page", () => {
    expect(articleQueryText({ ...none, search: "  ", page: 1 })).toBe("");
  });
});

describe("the filter", () => {
  const listed = [
    {
      title: "Hail by size",
      excerpt: "What pea and golf ball do.",
      category: "storm-damage",
      tags: ["storm damage", "asphalt shingles"],
    },
    {
      title: "Gutters twice a year",
      excerpt: "When to clean.",
      category: "roof-maintenance",
      tags: ["gutters", "maintenance"],
    },
  ] as const;
  const titles = (query: Partial<typeof none>) =>
    filterArticles(listed, { ...none, ...query }).map(({ title }) => title);

  it("matches a category exactly", () => {
    expect(titles({ category: "storm-damage" })).toEqual(["Hail by size"]);
    expect(titles({ category: "storm" })).toEqual([]);
  });

  it("matches any part of a tag, in upper or lower case", () => {
    expect(titles({ tag: "GUTTER" })).toEqual(["Gutters twice a year"]);
    expect(titles({ tag: "damage" })).toEqual(["Hail by size"]);
  });

  it("searches title, excerpt and tags, in upper or lower case", () => {
    expect(titles({ search: "BY SIZE" })).toEqual(["Hail by size"]);
    expect(titles({ search: "when to" })).toEqual(["Gutters twice a year"]);
    expect(titles({ search: "asphalt" })).toEqual(["Hail by size"]);
    expect(titles({ search: "size when" })).toEqual([]);
  });

  it("requires all of them together", () => {
    expect(titles({ category: "roof-maintenance", search: "hail" })).toEqual([]);
    expect(titles({ category: "storm-damage", search: "hail", tag: "storm" })).toEqual([
      "Hail by size",
    ]);
  });

  it("keeps the order and only removes, and removes nothing when nothing is asked", () => {
    fc.assert(
      fc.property(articles, words, fc.constantFrom("", ...slugs), (list, search, category) => {
        const found = filterArticles(list, { ...none, search, category });
        expect(found).toEqual(list.filter((one) => found.includes(one)));
        expect(filterArticles(list, none)).toEqual(list);
        expect(filterArticles(found, { ...none, search, category })).toEqual(found);
      }),
    );
  });
});

describe("a page", () => {
  it("holds nine, and all pages together are the list", () => {
    fc.assert(
      fc.property(fc.array(fc.nat(), { maxLength: 60 }), (list) => {
        const { pages } = pageOf(list, 1);
        const all = Array.from({ length: pages }, (_, index) => pageOf(list, index + 1).items);
        expect(all.flat()).toEqual(list);
        for (const items of all.slice(0, -1)) expect(items).toHaveLength(articlesPerPage);
      }),
    );
  });

  it.each([
    [20, 1, 1, 3],
    [20, 3, 3, 3],
    [20, 99, 3, 3],
    [20, -1, 1, 3],
    [18, 2, 2, 2],
    [0, 5, 1, 1],
  ])("of %i articles, number %i is %i of %i", (count, asked, page, pages) => {
    expect(pageOf(Array.from({ length: count }), asked)).toMatchObject({ page, pages });
  });
});

it("counts every article in its category", () => {
  fc.assert(
    fc.property(articles, (list) => {
      const counts = categoryCounts(list);
      expect(counts.map(({ slug }) => slug)).toEqual(slugs);
      expect(counts.reduce((sum, { count }) => sum + count, 0)).toBe(list.length);
    }),
  );
});

describe("matches", () => {
  it("are marked wherever they stand, in the case of the text", () => {
    expect(markMatches("Hail, hail again", "HAIL")).toEqual([
      ["Hail", true],
      [", ", false],
      ["hail", true],
      [" again", false],
    ]);
    expect(markMatches("What (it) costs", "(it)")).toContainEqual(["(it)", true]);
    expect(markMatches("Hail", "")).toEqual([["Hail", false]]);
  });

  it("leave the text as it is", () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (text, search) => {
        expect(
          markMatches(text, search)
            .map(([piece]) => piece)
            .join(""),
        ).toBe(text);
      }),
    );
  });
});

describe("the parts of the list", () => {
  it("are its pages, and those of each category that has articles", () => {
    const written = (count: number, category: (typeof slugs)[number]) =>
      Array.from({ length: count }, () => ({ category }));
    const some = [...written(articlesPerPage + 1, "storm-damage"), ...written(1, "company-news")];
    expect(listParts(some)).toEqual([
      { category: "", page: 1 },
      { category: "", page: 2 },
      { category: "storm-damage", page: 1 },
      { category: "storm-damage", page: 2 },
      { category: "company-news", page: 1 },
    ]);
    expect(listParts([])).toEqual([]);
  });

  it("are shown by queries that search for nothing", () => {
    fc.assert(
      fc.property(articles, (written) => {
        for (const part of listParts(written)) {
          expect(isListPart({ ...none, ...part })).toBe(true);
          const found = filterArticles(written, { ...none, ...part });
          expect(pageOf(found, part.page).page).toBe(part.page);
        }
      }),
    );
    for (const part of [{ search: "hail" }, { tag: "gutters" }, { category: "none-of-ours" }]) {
      expect(isListPart({ ...none, page: 1, ...part })).toBe(false);
    }
  });
});
