import type { Page } from "@playwright/test";
import { businessProfile } from "#content/business-profile.ts";
import { articlesPerPage } from "#domain/article/article-list.ts";
import { featured, openPanel, panelOf } from "#tests/e2e/support/featured-panel.ts";
import { untilHydrated } from "#tests/e2e/support/hydration.ts";
import { expect, failedCall, test } from "#tests/e2e/support/test.ts";
import { articles, type WrittenArticle } from "#tests/support/articles.ts";

/* Navigation to and from articles, and what is shown when one cannot be loaded. */

const [first, second] = articles as [WrittenArticle, WrittenArticle];

test.describe("an article", () => {
  test("is still there after the visitor gives up on opening another one", async ({ page }) => {
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
    await expect.poll(() => text.innerText()).toBe(before);
  });

  test("opens from the list, and the next one from its menu, at the top and without reloading the document", async ({
    page,
  }) => {
    await page.goto("/news-insights");
    await untilHydrated(page);
    const documents = countDocuments(page);
    const main = page.getByRole("main");
    await main.getByRole("link", { name: second.title }).click();
    await expect(page).toHaveTitle(`${second.title} | ${businessProfile.shortName}`);
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
    await expect(page).toHaveTitle(`${first.title} | ${businessProfile.shortName}`);
    await expectTop(page);
    await main.getByRole("link", { name: "News & Insights" }).click();
    await expect(page).toHaveURL("/news-insights");
    expect(documents()).toBe(0);
  });

  test("links to its sections and to other pages without reloading the document", async ({
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

  test("that is slow to load shows a placeholder first, then its text", async ({ page }) => {
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

  test("that cannot be loaded looks like one that does not exist", async ({ page, faults }) => {
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

  test("that does not exist responds with status 404 and links back to the list", async ({
    page,
    faults,
  }) => {
    faults.allow(failedCall);
    const answer = await page.goto("/news-insights/no-such-article");
    expect(answer?.status()).toBe(404);
    await expectNotFound(page);
    await expect(page).toHaveTitle(`Blog Post Not Found | ${businessProfile.shortName}`);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
    await untilHydrated(page);
    await page.getByRole("link", { name: "Back to News & Insights" }).click();
    await expect(page).toHaveURL("/news-insights");
  });
});

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
