import { AxeBuilder } from "@axe-core/playwright";
import type { Locator, Page } from "@playwright/test";
import { businessProfile } from "#content/business-profile.ts";
import { articlesPerPage } from "#domain/article/article-list.ts";
import { categoryLabel } from "#domain/article/category.ts";
import { articles, shownArticles, type WrittenArticle } from "./support/articles.ts";
import { untilHydrated } from "./support/hydration.ts";
import { sidewaysOverflow } from "./support/layout.ts";
import { expect, failedCall, test } from "./support/test.ts";
import { untilTransitionsEnd } from "./support/transitions.ts";

const listChunk = "**/assets/featured-*.js";

const featured = articles.filter(({ isFeatured }) => isFeatured);
const [first, second] = articles as [WrittenArticle, WrittenArticle];

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
      expect(things.map((thing) => thing["@type"])).toEqual(["RoofingContractor", "Article"]);
      expect(things[1]).toMatchObject({
        headline: article.title,
        datePublished: article.publishDate,
        mainEntityOfPage: canonical,
        author: { name: article.authorName ?? businessProfile.name },
        publisher: { "@id": things[0]["@id"] },
      });
      const image = await request.get(new URL(things[1].image).pathname);
      expect(image.headers()["content-type"]).toBe("image/jpeg");
    }
  });

  test("stands in its page once, and is still there after the way to another one was given up", async ({
    page,
  }) => {
    const html = await (await page.request.get(first.address)).text();
    const [, words = ""] = /<p>([\w ,]{40,})/.exec(html) ?? [];
    expect(words).not.toBe("");
    expect(html.split(words)).toHaveLength(2);

    const other = featured[1] as WrittenArticle;
    await page.goto(first.address);
    await untilHydrated(page);
    const text = page.getByRole("main").getByRole("article").first();
    const before = await text.innerText();
    await page.route(`**${other.address}.data*`, () => {});
    await openPanel(page);
    await panelOf(page).getByRole("link", { name: other.title }).click();
    await expect(page.getByText("Loading the article...")).toBeVisible();
    await page.evaluate(() => {
      location.hash = "main";
    });
    await expect(text).toContainText(words);
    expect(await text.innerText()).toBe(before);
  });

  test("the cost article has the figures of the specification", async ({ page }) => {
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

  test("opens from the list, and the next one from its menu, at the top and without loading the document", async ({
    page,
  }) => {
    await page.goto("/news-insights");
    await untilHydrated(page);
    const documents = countDocuments(page);
    const main = page.getByRole("main");
    await main.getByRole("link", { name: second.title }).click();
    await expect(page).toHaveTitle(`${second.title} | ${businessProfile.name}`);
    await expectTop(page);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      "href",
      new RegExp(`${second.address}$`),
    );

    await page.mouse.wheel(0, 2_000);
    await page.mouse.wheel(0, -200);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1_000);
    await openPanel(page);
    await panelOf(page).getByRole("link", { name: first.title }).click();
    await expect(main.getByRole("heading", { level: 1 })).toHaveText(first.title);
    await expect(page).toHaveTitle(`${first.title} | ${businessProfile.name}`);
    await expectTop(page);
    await main.getByRole("link", { name: "News & Insights" }).click();
    await expect(page).toHaveURL("/news-insights");
    expect(documents()).toBe(0);
  });

  test("leads on through the links in its text without loading the document, and to its sections", async ({
    page,
  }) => {
    await page.goto("/news-insights/what-a-new-roof-costs");
    await untilHydrated(page);
    const documents = countDocuments(page);
    const sections = page.getByRole("navigation", { name: "Sections of this article" });
    await sections.getByRole("link", { name: "How people pay for it" }).click();
    await expect(page).toHaveURL(/#how-people-pay-for-it$/);
    await expect(page.getByRole("heading", { name: "How people pay for it" })).toBeInViewport();
    await page.getByRole("article").getByRole("link", { name: "payment plans" }).click();
    await expect(page).toHaveURL("/payment-plans");
    await expectTop(page);
    expect(documents()).toBe(0);
  });

  test("that takes its time is announced by a placeholder, and then stands there", async ({
    page,
  }) => {
    const held = Promise.withResolvers<void>();
    await page.route(`**${first.address}.data*`, async (route) => {
      await held.promise;
      await route.continue();
    });
    await page.goto("/news-insights");
    await untilHydrated(page);
    const main = page.getByRole("main");
    await main.getByRole("link", { name: first.title }).click();
    await expect(main.getByRole("status")).toHaveText("Loading the article...");
    await expect(main.locator("[data-skeleton]").first()).toBeVisible();
    held.resolve();
    await expect(main.getByRole("heading", { level: 1 })).toHaveText(first.title);
    await expect(main.getByText("Loading the article...")).toHaveCount(0);
  });

  test("that cannot be loaded reads like one that does not exist", async ({ page, faults }) => {
    faults.allow(failedCall);
    faults.allow(/Failed to fetch|NetworkError/);
    await page.route(`**${first.address}.data*`, (route) => route.abort());
    await page.goto("/news-insights");
    await untilHydrated(page);
    await page.getByRole("main").getByRole("link", { name: first.title }).click();
    await expectNotFound(page);
    await page.getByRole("link", { name: "Back to News & Insights" }).click();
    await expect(page.getByRole("main").getByRole("article")).toHaveCount(articlesPerPage);
  });

  test("that does not exist is told with status 404, and leads back to the list", async ({
    page,
    faults,
  }) => {
    faults.allow(failedCall);
    const answer = await page.goto("/news-insights/no-such-article");
    expect(answer?.status()).toBe(404);
    await expectNotFound(page);
    await expect(page).toHaveTitle(`Blog Post Not Found | ${businessProfile.name}`);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
    await untilHydrated(page);
    await page.getByRole("link", { name: "Back to News & Insights" }).click();
    await expect(page).toHaveURL("/news-insights");
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

test.describe("the featured articles of the menu", () => {
  test("are announced while they load, then stand with picture, title and 100 characters", async ({
    page,
  }) => {
    const held = Promise.withResolvers<void>();
    await page.route(listChunk, async (route) => {
      await held.promise;
      await route.continue();
    });
    await page.goto("/faq");
    await untilHydrated(page);
    await openPanel(page);
    const panel = panelOf(page);
    await expect(panel.getByText("Loading articles...")).toBeVisible();
    // Nobody who has not opened the panel hears of it.
    await expect(page.locator("header :is([aria-live], [role=status], [role=alert])")).toHaveCount(
      0,
    );

    held.resolve();
    for (const { title, excerpt, address } of featured) {
      const link = panel.getByRole("link", { name: title });
      await expect(link).toHaveAttribute("href", address);
      await expect(link).toContainText(excerpt.slice(0, 100));
      await expect(link).not.toContainText(excerpt.slice(0, 103));
      await expect(link.locator("img")).toBeVisible();
      await expectLoaded(link.locator("img"));
    }
    await expect(panel.getByText("Loading articles...")).toHaveCount(0);
    await expect(panel.getByText("Maintenance, storms, materials and costs")).toBeVisible();
    const lead = featured[0] as WrittenArticle;
    await panel.getByRole("link", { name: lead.title }).click();
    await expect(page).toHaveURL(lead.address);
    await expect(panel).toBeHidden();
  });

  test("are asked for once in a session, and their pictures only when the panel opens", async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    const lists = () => asked.filter((file) => file.includes("featured-articles"));
    const pictures = () => asked.filter((file) => /\.(avif|webp)$/.test(file));

    await page.goto("/faq");
    await untilHydrated(page);
    await page.waitForLoadState("networkidle");
    expect(lists()).toEqual([]);
    const footer = page.getByRole("contentinfo");
    for (const [label, address] of [
      ["Terms", "/terms"],
      ["Privacy policy", "/privacy-policy"],
    ] as const) {
      await footer.getByRole("link", { name: label }).click();
      await expect(page).toHaveURL(address);
    }
    await page.waitForLoadState("networkidle");
    expect(pictures()).toEqual([]);

    await openPanel(page);
    await expectLoaded(panelOf(page).locator("img").first());
    expect(new Set(pictures()).size).toBeLessThanOrEqual(featured.length);
    expect(lists()).toHaveLength(1);
    expect(asked.filter((file) => file.startsWith("/api"))).toEqual([]);
  });

  test("that cannot be loaded leave the way to all articles", async ({ page, faults }) => {
    faults.allow(failedCall);
    await page.route(listChunk, (route) => route.abort());
    await page.goto("/faq");
    await untilHydrated(page);
    await openPanel(page);
    await expect(panelOf(page).getByText("The articles couldn't be loaded.")).toBeVisible();
    await panelOf(page).getByRole("link", { name: "All articles" }).click();
    await expect(page).toHaveURL("/news-insights");
  });

  test("are listed by title in the menu of a phone", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("/faq");
    await untilHydrated(page);
    const header = page.getByRole("banner");
    await header.locator("summary").filter({ hasText: "Menu" }).click();
    await header.locator("summary").filter({ hasText: "News & insights" }).click();
    await expect(header.getByRole("link", { name: "News & insights overview" })).toBeVisible();
    for (const { title } of featured) {
      const link = header.getByRole("link", { name: title });
      await expect(link).toBeVisible();
      expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
    const lead = featured[0] as WrittenArticle;
    await header.getByRole("link", { name: lead.title }).click();
    await expect(page).toHaveURL(lead.address);
    await expect(header.getByRole("link", { name: lead.title })).toBeHidden();
  });
});

for (const width of [1280, 390]) {
  test(`axe finds nothing on the list, an article and the open menu at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto("/news-insights");
    await untilHydrated(page);
    await expectNoFindings(page);
    await page.goto(second.address);
    await untilHydrated(page);
    await expectNoFindings(page);
    if (width < 1280) return;
    await openPanel(page);
    await expectLoaded(panelOf(page).locator("img").first());
    await expectNoFindings(page);
  });
}

function panelOf(page: Page): Locator {
  return page.getByRole("banner").locator('[data-menu-item="4"] > div');
}

async function openPanel(page: Page): Promise<void> {
  await page.getByRole("link", { name: "News & insights", exact: true }).hover();
  await expect(panelOf(page)).toBeVisible();
}

async function expectLoaded(image: Locator): Promise<void> {
  await expect
    .poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth))
    .toBeGreaterThan(0);
}

async function expectTop(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
}

async function expectNotFound(page: Page): Promise<void> {
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1 })).toHaveText("Blog Post Not Found");
  await expect(main).toContainText(
    "The blog post you're looking for doesn't exist or there was an error loading it.",
  );
}

function countDocuments(page: Page): () => number {
  let count = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest()) count += 1;
  });
  return () => count;
}

/** Runs in the page: how many characters stand on the first line of each paragraph below a heading. */
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

/** `November 12, 2026`, made in another way than the site makes it. */
function dateOf({ publishDate }: Pick<WrittenArticle, "publishDate">): string {
  const [year, month, day] = publishDate.split("-").map(Number);
  const name = new Date(2000, Number(month) - 1, 15).toLocaleString("en-US", { month: "long" });
  return `${name} ${day}, ${year}`;
}

async function expectNoFindings(page: Page): Promise<void> {
  await untilTransitionsEnd(page);
  const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`),
  ).toEqual([]);
}
