import { expect, test } from "vitest";
import {
  type ArticleQuery,
  articleQueryText,
  articlesPerPage,
  filterArticles,
  pageOf,
} from "#domain/article/article-list.ts";
import { articleCategories, categoryLabel } from "#domain/article/category.ts";
import { articles } from "#tests/support/articles.ts";
import {
  all,
  attribute,
  type Html,
  linkTo,
  nameOf,
  only,
  readHtml,
  region,
  text,
} from "#tests/support/html.ts";
import { linksOf, mainOf, textOf } from "#tests/support/page-text.ts";
import { ask, htmlOf, mainPartOf } from "./support/ask.ts";

const list = "/news-insights";
const everything: ArticleQuery = { category: "", search: "", tag: "", page: 1 };

const asked: Partial<ArticleQuery>[] = [
  {},
  { page: 2 },
  { page: 999 },
  ...articleCategories.map(({ slug }) => ({ category: slug })),
  { tag: "GUTTERS" },
  { tag: "damage", category: "storm-damage" },
  { search: "Ice" },
  { search: "roof", page: 2 },
  { search: "roof", tag: "maintenance", category: "roof-maintenance" },
  { search: "nothing has this" },
  { category: "no-such-category" },
  { search: "<script>alert(1)</script>" },
];

for (const part of asked) {
  const query = { ...everything, ...part };
  const address = `${list}?${articleQueryText(query)}`.replace(/\?$/, "");
  test(`the list shows what ${address} requests`, async () => {
    const answer = await ask(address);
    expect(answer.status).toBe(200);
    const main = mainOf(await answer.text());
    const found = filterArticles(articles, query);
    const { items, pages } = pageOf(found, query.page);
    const [searched = "", closest] = main.split("Closest to what you wrote:");
    const shown = linksOf(searched).filter((link) => link.startsWith(`${list}/`));
    expect(shown).toEqual(items.map((article) => article.address));
    if (found.length > 0) expect(closest).toBeUndefined();
    expect(textOf(main)).toContain(
      `${found.length} ${found.length === 1 ? "article" : "articles"}`,
    );
    expect(main.includes("No articles found")).toBe(found.length === 0);
    expect(main.includes('aria-label="Pages of the list"')).toBe(pages > 1);
  });
}

test.each([
  ["gutter cleaning", "gutters-twice-a-year"],
  ["price", "what-a-new-roof-costs"],
  ["hail damage", "hail-by-size"],
  ["roof leak repair cost", "water-comes-in-at-night"],
])(
  "a search for '%s', which no article has as a whole, shows what comes closest and says so",
  async (search, slug) => {
    const main = await mainPartOf(`${list}?search=${encodeURIComponent(search)}`);
    const [searched = "", closest = ""] = main.split("Closest to what you wrote:");
    expect(textOf(searched)).toContain("No articles found");
    expect(linksOf(searched).filter((link) => link.startsWith(`${list}/`))).toEqual([]);
    const shown = linksOf(closest).filter((link) => link.startsWith(`${list}/`));
    expect(shown.indexOf(`${list}/${slug}`)).toBe(0);
    expect(shown.length).toBeLessThanOrEqual(6);
  },
);

test("a search of which no article has a word, and a topic that none has, show nothing instead", async () => {
  for (const query of ["search=zzzz", "tag=zzzz", "search=the+of"]) {
    const text = textOf(await mainPartOf(`${list}?${query}`));
    expect.soft(text, query).toContain("No articles found");
    expect.soft(text, query).not.toContain("Closest to what you wrote");
  }
});

test("the list shows its first page for an invalid page number, and ignores unknown parameters", async () => {
  const first = await mainPartOf(list);
  for (const query of [
    "page=-1",
    "page=NaN",
    "page=0",
    "utm_source=mail",
    "search=",
    "category=",
  ]) {
    expect.soft(linksOf(await mainPartOf(`${list}?${query}`)), query).toEqual(linksOf(first));
  }
  expect((await ask(`${list}?search=%E0%A4%A`)).status).toBe(200);
});

test("the list counts what a search finds in every category, and marks the search terms", async () => {
  const main = await mainPartOf(`${list}?search=hail`);
  for (const { slug, label } of articleCategories) {
    expect(articles.filter(({ category }) => category === slug).length).toBeGreaterThanOrEqual(4);
    const found = filterArticles(articles, { ...everything, search: "hail", category: slug });
    expect(textOf(main)).toContain(`${label} ${found.length}`);
  }
  const whole = filterArticles(articles, { ...everything, search: "hail" });
  expect(textOf(main)).toContain(`All articles ${whole.length}`);
  expect(main).toMatch(/<mark[^>]*>hail<\/mark>/i);
  expect(main).toMatch(/name="search"[^>]*value="hail"|value="hail"[^>]*name="search"/);
});

test("every card has picture, title, category and excerpt", async () => {
  const cards = all(only(readHtml(await htmlOf(list)), "main"), "article");
  expect(cards).toHaveLength(articlesPerPage);
  for (const [index, article] of articles.slice(0, articlesPerPage).entries()) {
    const card = cards[index];
    if (!card) throw new Error(`no card ${index}`);
    const headings = ["h2", "h3"].flatMap((tag) => all(card, tag));
    expect(headings.map(text)).toEqual([article.title]);
    expect(text(card)).toContain(article.excerpt);
    expect(text(card)).toContain(categoryLabel(article.category));
    const pictures = all(card, "img").map((image) => attribute(image, "alt"));
    expect(pictures).toContain(article.featuredImage.alt);
  }
});

test("Previous is disabled on the first page of the list, and Next on the last", async () => {
  const pages = Math.ceil(articles.length / articlesPerPage);
  const navOf = async (query: string) =>
    region(readHtml(await htmlOf(`${list}${query}`)), "Pages of the list");
  const disabledIn = (nav: Html) => all(nav, "button", { disabled: "" }).map(text);
  const first = await navOf("");
  expect(disabledIn(first)).toEqual(["Previous"]);
  expect(linkTo(first, "Next")).toBe(`${list}?page=2`);
  const [current] = all(first, "a", { "aria-current": "page" });
  expect(current && attribute(current, "aria-label")).toBe(`Page 1 of ${pages}`);
  const last = await navOf(`?page=${pages}`);
  expect(disabledIn(last)).toEqual(["Next"]);
  expect(linkTo(last, "Previous")).toBe(`${list}?page=${pages - 1}`);
});

test("the newsletter form links to the privacy policy", async () => {
  const page = readHtml(await htmlOf(list));
  const form = all(page, "form").find((one) => nameOf(page, one) === "Advice by email");
  expect(form && linkTo(form, "Privacy policy")).toBe("/privacy-policy");
});
