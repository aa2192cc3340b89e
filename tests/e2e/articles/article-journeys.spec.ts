import type { Page } from "@playwright/test";
import { businessProfile } from "#content/business-profile.ts";
import { articlesPerPage } from "#domain/article/article-list.ts";
import { featured, openPanel, panelOf } from "#tests/e2e/support/featured-panel.ts";
import { hold } from "#tests/e2e/support/held-call.ts";
import { untilHydrated } from "#tests/e2e/support/hydration.ts";
import { expect, failedCall, test } from "#tests/e2e/support/test.ts";
import { articles, type WrittenArticle } from "#tests/support/articles.ts";

/* Navigation to and from articles, and what is shown when one cannot be loaded. */

const [first, second] = articles as [WrittenArticle, WrittenArticle];

test("an article opens from the list after a placeholder, and the next one from the menu, at the top and without reloading the document; one that cannot be loaded leads back", async ({
  page,
  faults,
}) => {
  faults.allow(failedCall);
  faults.allow(/Failed to fetch|NetworkError/);
  await page.route(`**${first.address}.data*`, (route) => route.abort(), { times: 1 });
  await page.goto("/news-insights");
  await untilHydrated(page);
  const documents = countDocuments(page);
  const main = page.getByRole("main");
  await main.getByRole("link", { name: first.title }).click();
  // As if it did not exist.
  await expect(main.getByRole("heading", { level: 1 })).toHaveText("Blog Post Not Found");
  await expect(main).toContainText(
    "The blog post you're looking for doesn't exist or there was an error loading it.",
  );
  await page.getByRole("link", { name: "Back to News & Insights" }).click();
  await expect(main.getByRole("article")).toHaveCount(articlesPerPage);

  const call = await hold(page, `**${second.address}.data*`);
  await main.getByRole("link", { name: second.title }).click();
  await expect(main.getByRole("status")).toHaveText("Loading the article...");
  await expect(main.locator("[data-skeleton]").first()).toBeVisible();
  call.release();
  await expect(main.getByRole("heading", { level: 1 })).toHaveText(second.title);
  await expect(main.getByText("Loading the article...")).toHaveCount(0);
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

test("an article is still there after the visitor gives up on opening another, and links to its sections and to other pages", async ({
  page,
}) => {
  const address = "/news-insights/what-a-new-roof-costs";
  const other = featured.find((article) => article.address !== address) as WrittenArticle;
  await page.goto(address);
  await untilHydrated(page);
  const documents = countDocuments(page);
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
  await page.mouse.move(0, 700);

  const sections = page.getByRole("navigation", { name: "Sections of this article" });
  await sections.getByRole("link", { name: "How people pay for it" }).click();
  await expect(page).toHaveURL(/#how-people-pay-for-it$/);
  await expect(page.getByRole("heading", { name: "How people pay for it" })).toBeInViewport();
  await text.getByRole("link", { name: "payment plans" }).click();
  await expect(page).toHaveURL("/payment-plans");
  await expectTop(page);
  expect(documents()).toBe(0);
});

test("from another page, an article is a placeholder after 150 ms and the list six cards, and who gives up is back on the page", async ({
  page,
}) => {
  await page.goto("/contact-us");
  await untilHydrated(page);
  const message = page.getByLabel("Message");
  await message.fill("The gutter over the porch has come off.");
  // The bar comes back.
  await page.evaluate(() => window.scrollTo(0, 0));
  const main = page.getByRole("main");
  const [awaited] = featured as [WrittenArticle];
  await page.route(`**${awaited.address}.data*`, () => {});
  await openPanel(page);
  await panelOf(page).getByRole("link", { name: awaited.title }).click();
  await expect(main.getByRole("status")).toHaveText("Loading the article...");
  await expect(main.locator("[data-skeleton]").first()).toBeVisible();
  await expect(message).toBeHidden();
  await page.evaluate(() => {
    location.hash = "main";
  });
  await expect(message).toHaveValue("The gutter over the porch has come off.");
  await expect(main.locator("[data-skeleton]")).toHaveCount(0);

  const list = await hold(page, "**/news-insights.data*");
  await page.getByRole("contentinfo").getByRole("link", { name: "Articles" }).click();
  await expect(main.getByRole("status")).toHaveText("Loading the articles...");
  await expect(main.locator("li:has([data-skeleton])")).toHaveCount(6);
  await expect(main.getByRole("heading", { level: 1 })).toHaveText("News and insights");
  await expectTop(page);
  list.release();
  await expect(main.getByRole("article")).toHaveCount(articlesPerPage);
  await expect(main.locator("[data-skeleton]")).toHaveCount(0);
  await expectTop(page);
});

async function expectTop(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
}

function countDocuments(page: Page): () => number {
  let count = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest()) count += 1;
  });
  return () => count;
}
