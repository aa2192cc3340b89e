import { expect, test } from "vitest";
import { businessProfile } from "#content/business-profile.ts";
import { dollars, years } from "#content/en/figures.ts";
import { builtFacts } from "#content/facts.ts";
import { categoryLabel } from "#domain/article/category.ts";
import type { Author } from "#domain/business/business-profile.ts";
import { articles, type WrittenArticle } from "#tests/support/articles.ts";
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
import { ask, htmlOf } from "./support/ask.ts";

const authors: readonly Author[] = businessProfile.authors;
const authorOf = ({ authorName }: WrittenArticle) =>
  authors.find(({ name }) => name === authorName);

test.each(articles.map((article) => [article.slug, article] as const))(
  "%s is prerendered completely",
  async (_, article) => {
    const answer = await ask(article.address);
    expect(answer.headers.get("cache-control")).toBe("public, no-cache");
    const page = readHtml(await answer.text());
    expect(text(only(page, "title"))).toBe(`${article.title} | ${businessProfile.shortName}`);

    const main = only(page, "main");
    expect(text(only(main, "h1"))).toBe(article.title);
    const facts = all(main, "dd").map(text).join("\n");
    expect(facts).toContain(categoryLabel(article.category));
    expect(facts).toContain(dateOf(article));
    expect(picturesOf(main)).toContain(article.featuredImage.alt);
    expect(linkTo(main, "News & Insights")).toBe("/news-insights");

    const story = all(main, "article").find((one) => nameOf(page, one) === article.title);
    if (!story) throw new Error("no article is named like this one");
    expect(all(story, "h2").length).toBeGreaterThan(3);
    expect(text(story).split(" ").length).toBeGreaterThan(700);
    const figures = article.figures ? all(region(story, "In figures"), "dd").map(text) : [];
    expect(figures).toHaveLength(article.figures?.length ?? 0);
    const prose = text(only(story, "div", { "data-article": "" })).toLowerCase();
    for (const figure of figures) expect.soft(prose).toContain(figure.toLowerCase());
    expect(all(story, "a", { href: "/schedule-inspection" })).not.toEqual([]);
    const leadOut = (under: Html) =>
      all(under, "a")
        .map((link) => attribute(link, "href") ?? "")
        .filter((href) => href.startsWith("https:"));
    const cited = leadOut(only(story, "div", { "data-article": "" }));
    const sources = cited.length > 0 ? leadOut(region(story, "Sources")) : [];
    expect(new Set(sources)).toEqual(new Set(cited));
    const topics = only(story, "ul", { "aria-labelledby": "topics" });
    for (const tag of article.tags) {
      expect(linkTo(topics, tag)).toBe(`/news-insights?tag=${encodeURIComponent(tag)}`);
    }
    const author = text(only(story, "footer"));
    expect(author).toContain(article.authorName ?? `${businessProfile.shortName} Author`);
    expect(author).toContain(authorOf(article)?.title ?? "Roofing Expert");

    const related = region(main, "Related articles");
    const others = articles
      .filter(({ category, slug }) => category === article.category && slug !== article.slug)
      .slice(0, 3);
    expect(all(related, "article")).toHaveLength(others.length);
    for (const { title, address } of others) expect(linkTo(related, title)).toBe(address);
    if (others.length === 0) expect(text(related)).toContain("No related articles found.");

    const prompt = region(main, "Now let us look at yours");
    for (const href of ["/contact-us", "/schedule-inspection"]) {
      expect(all(prompt, "a", { href }), href).not.toEqual([]);
    }
  },
);

test("an article is described to search engines along with the business, and is in the sitemap", async () => {
  const sitemap = await htmlOf("/sitemap.xml");
  for (const article of articles) {
    const html = await htmlOf(article.address);
    const [, canonical = ""] = /rel="canonical" href="([^"]+)"/.exec(html) ?? [];
    expect(new URL(canonical).pathname).toBe(article.address);
    expect(sitemap).toContain(`<loc>${canonical}</loc>`);
    const things = [
      ...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs),
    ].map(([, json = ""]) => JSON.parse(json));
    expect(things.map((thing) => thing["@type"])).toEqual([
      "RoofingContractor",
      "Article",
      "BreadcrumbList",
    ]);
    expect(things[1]).toMatchObject({
      headline: article.title,
      datePublished: article.publishDate,
      mainEntityOfPage: canonical,
      author: authorOf(article)
        ? { "@type": "Person", name: article.authorName }
        : { "@type": "Organization", name: businessProfile.name },
      publisher: { "@id": things[0]["@id"] },
    });
    expect(things[1].dateModified).toBe(article.updateDate ?? article.publishDate);
    const trail: { name: string; item: string }[] = things[2].itemListElement;
    expect(trail.map(({ name }) => name)).toEqual(["Home", "News and insights", article.title]);
    expect(trail.at(-1)?.item).toBe(canonical);
    const image = await ask(new URL(things[1].image).pathname);
    expect(image.headers.get("content-type")).toBe("image/jpeg");
  }
});

test("the cost article's table has the figures of the materials", async () => {
  const page = readHtml(await htmlOf("/news-insights/what-a-new-roof-costs"));
  const [story] = all(only(page, "main"), "article");
  if (!story) throw new Error("no article");
  const { asphalt, metal, cedar, synthetic, slate } = builtFacts.roofing;
  const rows = all(story, "tr").map(text);
  const prices = [asphalt, metal].map(({ pricePerSquareFoot }) => dollars(pricePerSquareFoot));
  const signs = (of: { dollarSigns: number }) => "$".repeat(of.dollarSigns);
  // The last column: $3 over 15 years is 20 cents a year, and $5 over 30 years a sixth of a dollar.
  for (const row of [
    `Asphalt shingles ${signs(asphalt)} ${prices[0]} ${years(asphalt.lifespanYears)} ${prices[0]}`,
    `Metal ${signs(metal)} ${prices[1]} ${years(metal.lifespanYears)} $8-$12`,
    `Cedar shakes ${signs(cedar)} by estimate ${years(cedar.lifespanYears)} $4-$7`,
    `Synthetic ${signs(synthetic)} by estimate ${years(synthetic.lifespanYears)} $8`,
    `Slate ${signs(slate)} by estimate ${years(slate.lifespanYears)} $15-$17`,
  ]) {
    expect(rows).toContain(row);
  }
});

function picturesOf(html: Html): (string | undefined)[] {
  return all(html, "img").map((image) => attribute(image, "alt"));
}

/** `November 12, 2026`, computed differently than on the site. */
function dateOf({ publishDate }: Pick<WrittenArticle, "publishDate">): string {
  const [year, month, day] = publishDate.split("-").map(Number);
  const name = new Date(2000, Number(month) - 1, 15).toLocaleString("en-US", { month: "long" });
  return `${name} ${day}, ${year}`;
}
