import type { Locator, Page } from "@playwright/test";
import {
  type ArticleQuery,
  articlesPerPage,
  filterArticles,
} from "#domain/article/article-list.ts";
import { expectSound } from "#tests/e2e/support/findings.ts";
import { untilHydrated } from "#tests/e2e/support/hydration.ts";
import { expect, failedCall, test } from "#tests/e2e/support/test.ts";
import { typeInto } from "#tests/e2e/support/typing.ts";
import { articles } from "#tests/support/articles.ts";

const list = "/news-insights";
const all: ArticleQuery = { category: "", search: "", tag: "", page: 1 };

test("a visitor searches, picks a category, a topic and a page by keyboard, and Back undoes each @keyboard", async ({
  page,
}) => {
  await page.goto(list);
  await untilHydrated(page);
  const field = page.getByRole("searchbox", { name: "Search the articles" });
  await field.focus();
  await typeInto(field, "roof");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`${list}?search=roof`);
  const found = filterArticles(articles, { ...all, search: "roof" });
  await expectResult(page, `${found.length} articles with "roof"`);

  await page
    .getByRole("navigation", { name: "Pages of the list" })
    .getByText("Next")
    .press("Enter");
  await expect(page).toHaveURL(`${list}?search=roof&page=2`);
  await expect(page.getByRole("region", { name: "All articles" })).toBeInViewport();
  const category = page.getByRole("link", { name: /^Storm Damage/ });
  await category.press("Enter");
  await expect(page).toHaveURL(`${list}?category=storm-damage&search=roof`);
  // Wait: the URL changes a moment before the links that are based on it.
  await expect(category).toHaveAttribute("aria-current", "true");
  await page.getByRole("list", { name: "Popular topics" }).getByText("storm damage").press("Enter");
  await expect(page).toHaveURL(`${list}?category=storm-damage&search=roof&tag=storm+damage`);
  const few = filterArticles(articles, {
    category: "storm-damage",
    search: "roof",
    tag: "storm damage",
  });
  await expectResult(page, new RegExp(`^${few.length} articles? on "storm damage" with "roof"$`));
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(`${list}?search=roof&page=2`);
  await expect(field).toHaveValue("roof");
  await page.reload();
  await expectResult(page, `${found.length} articles with "roof"`);

  await field.fill("");
  await field.press("Enter");
  await expect(page).toHaveURL(list);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("what a search, a category or a topic finds comes into view and takes the focus", async ({
    page,
  }) => {
    await page.goto(list);
    await untilHydrated(page);
    const results = page.getByRole("region", { name: "All articles" });
    const count = results.getByRole("heading").first();
    const field = page.getByRole("searchbox", { name: "Search the articles" });
    const expectAnswer = async (line: RegExp) => {
      await expect(count).toHaveText(line);
      await expect(count).toBeFocused();
      await expect(count).toBeInViewport({ ratio: 1 });
      await expect.poll(() => isCovered(count)).toBe(false);
    };

    await typeInto(field, "roof");
    await page.keyboard.press("Enter");
    await expectAnswer(/^\d+ articles with "roof"$/);
    await page.getByRole("link", { name: /^Storm Damage/ }).press("Enter");
    await expectAnswer(/^\d+ articles? with "roof"$/);

    const topics = page.getByRole("list", { name: "Popular topics" });
    const lastCard = results.getByRole("article").last();
    expect((await topics.boundingBox())?.y).toBeGreaterThan((await lastCard.boundingBox())?.y ?? 0);
    await topics.getByText("storm damage").press("Enter");
    await expectAnswer(/^\d+ articles? on "storm damage" with "roof"$/);
    await results.getByRole("link", { name: "View All Articles" }).press("Enter");
    await expectAnswer(/^\d+ articles$/);
  });
});

test("Previous is disabled on the first page, and Next on the last", async ({ page }) => {
  const pages = Math.ceil(articles.length / articlesPerPage);
  await page.goto(list);
  const nav = page.getByRole("navigation", { name: "Pages of the list" });
  await expect(nav.getByRole("button", { name: "Previous" })).toBeDisabled();
  await expect(nav.getByRole("link", { name: "Next" })).toHaveAttribute("href", `${list}?page=2`);
  await expect(nav.getByRole("link", { name: `Page 1 of ${pages}` })).toHaveAttribute(
    "aria-current",
    "page",
  );
  await page.goto(`${list}?page=${pages}`);
  await expect(nav.getByRole("button", { name: "Next" })).toBeDisabled();
});

test("six placeholders show while the list is loading", async ({ page }) => {
  const held = Promise.withResolvers<void>();
  await page.route(`**${list}.data*`, async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto(list);
  await untilHydrated(page);
  await page.getByRole("link", { name: /^Company News/ }).click();
  const results = page.getByRole("region", { name: "All articles" });
  await expect(results.getByRole("heading").first()).toHaveText("Loading the articles...");
  await expect(results.locator("li:has([data-skeleton])")).toHaveCount(6);
  held.resolve();
  await expect(results.locator("[data-skeleton]")).toHaveCount(0);
  const count = articles.filter(({ category }) => category === "company-news").length;
  await expect(results.getByRole("article")).toHaveCount(Math.min(count, articlesPerPage));
});

test("a list that cannot be loaded says so, and loads on another try", async ({ page, faults }) => {
  faults.allow(failedCall);
  faults.allow(/Failed to fetch|NetworkError/);
  await page.route(`**${list}.data*`, (route) => route.abort());
  await page.goto(list);
  await untilHydrated(page);
  await page.getByRole("link", { name: /^Company News/ }).click();
  await expect(page.getByRole("heading", { name: "Error Loading Content" })).toBeVisible();
  await expect(page.getByText("Failed to load blog posts")).toBeVisible();
  await expectSound(page, "failed");
  await page.getByRole("button", { name: "Try Again" }).click();
  await expect(page.getByRole("searchbox", { name: "Search the articles" })).toBeVisible();
});

test("a search without results links to all articles, clearing search, category and topic", async ({
  page,
}) => {
  await page.goto(`${list}?search=zzz&category=storm-damage&tag=gutters`);
  await untilHydrated(page);
  await expect(page.getByRole("heading", { name: "No articles found" })).toBeVisible();
  await expectSound(page, "nothing found");
  await page.getByRole("link", { name: "View All Articles" }).click();
  await expect(page).toHaveURL(list);
  await expect(page.getByRole("searchbox", { name: "Search the articles" })).toHaveValue("");
});

test("the newsletter form requires an email address, and sends nothing", async ({ page }) => {
  await page.goto(list);
  await untilHydrated(page);
  const asked: string[] = [];
  const form = page.getByRole("form", { name: "Advice by email" });
  const field = form.getByLabel("Email address");
  const isValid = () => field.evaluate((input: HTMLInputElement) => input.validity.valid);
  expect(await isValid()).toBe(false);
  await field.pressSequentially("nobody");
  expect(await isValid()).toBe(false);
  await field.fill("ada@example.com");
  expect(await isValid()).toBe(true);
  page.on("request", (request) => asked.push(request.url()));
  await field.press("Enter");
  await form.getByRole("button", { name: "Subscribe" }).click();
  await expect(field).toHaveValue("ada@example.com");
  await expect(page).toHaveURL(list);
  expect(asked).toEqual([]);
  await expect(form.getByRole("link", { name: "Privacy policy" })).toHaveAttribute(
    "href",
    "/privacy-policy",
  );
});

async function expectResult(page: Page, line: string | RegExp): Promise<void> {
  await expect(
    page.getByRole("region", { name: "All articles" }).getByRole("heading").first(),
  ).toHaveText(line);
}

/** Whether a bar lies over the element. */
function isCovered(element: Locator): Promise<boolean> {
  return element.evaluate((node) => {
    const { left, top, height } = node.getBoundingClientRect();
    const front = document.elementFromPoint(left + 1, top + height / 2);
    return !front || !(node.contains(front) || front.contains(node));
  });
}
