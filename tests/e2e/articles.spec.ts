import { businessProfile } from "#content/business-profile.ts";
import { categoryLabel } from "#domain/article/category.ts";
import { articles, shownArticles, type WrittenArticle } from "./support/articles.ts";
import { sidewaysOverflow } from "./support/layout.ts";
import { expect, test } from "./support/test.ts";

test.describe("an article", () => {
  for (const article of shownArticles) {
    test(`${article.slug} comes whole from the server, made when the site was built`, async ({
      page,
      newContext,
    }) => {
      const answer = await page.request.get(article.address);
      expect(answer.headers()["cache-control"]).toBe("public, no-cache");

      const quiet = await (await newContext({ javaScriptEnabled: false })).newPage();
      await quiet.goto(article.address);
      await expect(quiet).toHaveTitle(`${article.title} | ${businessProfile.name}`);
      const main = quiet.getByRole("main");
      await expect(main.getByRole("heading", { level: 1 })).toHaveText(article.title);
      const facts = main.getByRole("definition");
      await expect(facts.filter({ hasText: categoryLabel(article.category) })).toBeVisible();
      await expect(facts.filter({ hasText: dateOf(article) })).toBeVisible();
      await expect(
        main.getByRole("img", { name: article.featuredImage.alt }).first(),
      ).toBeVisible();
      await expect(main.getByRole("link", { name: "News & Insights" })).toHaveAttribute(
        "href",
        "/news-insights",
      );
      const text = main.getByRole("article", { name: article.title });
      expect(await text.getByRole("heading", { level: 2 }).count()).toBeGreaterThan(3);
      expect((await text.innerText()).split(/\s+/).length).toBeGreaterThan(700);
      const topics = text.getByRole("list", { name: "Topics" });
      for (const tag of article.tags) {
        await expect(topics.getByRole("link", { name: tag, exact: true })).toHaveAttribute(
          "href",
          `/news-insights?tag=${encodeURIComponent(tag)}`,
        );
      }
      const author = text.getByRole("contentinfo").or(text.locator("footer"));
      await expect(author).toContainText(
        article.authorName ?? `${businessProfile.shortName} Author`,
      );
      await expect(author).toContainText(article.authorTitle ?? "Roofing Expert");
      await expect(author).toContainText((article.authorName ?? "A").charAt(0));

      const related = main.getByRole("region", { name: "Related articles" });
      const others = articles
        .filter(({ category, slug }) => category === article.category && slug !== article.slug)
        .slice(0, 3);
      await expect(related.getByRole("article")).toHaveCount(others.length);
      for (const { title, address } of others) {
        await expect(related.getByRole("link", { name: title })).toHaveAttribute("href", address);
      }
      if (others.length === 0) await expect(related).toContainText("No related articles found.");

      const prompt = main.getByRole("region", { name: "Now let us look at yours" });
      for (const address of ["/contact-us", "/schedule-inspection"]) {
        await expect(prompt.locator(`a[href="${address}"]`)).toBeVisible();
      }
      await expect(quiet.getByText("Loading articles...")).toHaveCount(2);
      for (const message of await quiet.getByText("Loading articles...").all()) {
        await expect(message).toBeHidden();
      }
    });
  }

  test("is described to search engines beside the business, and stands in the sitemap", async ({
    request,
  }) => {
    const sitemap = await (await request.get("/sitemap.xml")).text();
    for (const article of articles) {
      const html = await (await request.get(article.address)).text();
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
        author: { name: article.authorName ?? businessProfile.name },
        publisher: { "@id": things[0]["@id"] },
      });
      const trail: { name: string; item: string }[] = things[2].itemListElement;
      expect(trail.map(({ name }) => name)).toEqual(["Home", "News and insights", article.title]);
      expect(trail.at(-1)?.item).toBe(canonical);
      const image = await request.get(new URL(things[1].image).pathname);
      expect(image.headers()["content-type"]).toBe("image/jpeg");
    }
  });

  test("the cost article has the figures that were agreed on", async ({ page }) => {
    await page.goto("/news-insights/what-a-new-roof-costs");
    const text = page.getByRole("main").getByRole("article").first();
    await expect(text).toContainText(
      "Asphalt shingles cost $3-$5 per square foot installed and last 15-30 years.",
    );
    await expect(text).toContainText(
      "Metal costs $8-$14 per square foot installed and lasts 40-70 years.",
    );
    for (const row of [
      "Asphalt shingles $3-$5 15-30 years",
      "Metal $8-$14 40-70 years",
      "Cedar shakes by estimate 20-40 years",
      "Synthetic by estimate 40-50 years",
      "Slate by estimate 75-100+ years",
    ]) {
      await expect(text.getByRole("row", { name: row })).toBeVisible();
    }
  });

  test("fits into 320 px, and its lines stay near 65 characters", async ({ page }) => {
    for (const { address } of shownArticles) {
      await page.setViewportSize({ width: 320, height: 640 });
      await page.goto(address);
      expect.soft(await sidewaysOverflow(page), address).toEqual([]);
    }
    await page.setViewportSize({ width: 1440, height: 900 });
    const lengths = await page.evaluate(firstLineLengths);
    const mean = lengths.reduce((sum, length) => sum + length, 0) / lengths.length;
    expect(mean).toBeGreaterThan(58);
    expect(mean).toBeLessThan(70);
  });
});

test("no article scrolls sideways on a narrow phone: a wide table scrolls by itself", async ({
  page,
}) => {
  test.setTimeout(480_000);
  await page.setViewportSize({ width: 320, height: 700 });
  for (const { address } of articles) {
    await page.goto(address, { waitUntil: "domcontentloaded" });
    expect(await sidewaysOverflow(page), address).toEqual([]);
  }
});

/** Runs in the page: the number of characters on the first line of each paragraph after a heading. */
function firstLineLengths(): number[] {
  return [...document.querySelectorAll("article h2 + p")].map((paragraph) => {
    const text = paragraph.firstChild as Text;
    const range = document.createRange();
    const topOf = (index: number) => {
      range.setStart(text, index);
      range.setEnd(text, index + 1);
      return range.getBoundingClientRect().top;
    };
    let length = 1;
    while (length < text.length && topOf(length) === topOf(0)) length += 1;
    return length;
  });
}

/** `November 12, 2026`, computed differently than on the site. */
function dateOf({ publishDate }: Pick<WrittenArticle, "publishDate">): string {
  const [year, month, day] = publishDate.split("-").map(Number);
  const name = new Date(2000, Number(month) - 1, 15).toLocaleString("en-US", { month: "long" });
  return `${name} ${day}, ${year}`;
}
