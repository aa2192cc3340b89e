import type { Locator, Page, Request } from "@playwright/test";
import {
  type ArticleQuery,
  articlesPerPage,
  filterArticles,
} from "#domain/article/article-list.ts";
import { expectSound } from "#tests/e2e/support/findings.ts";
import { hold } from "#tests/e2e/support/held-call.ts";
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

test("who types on in the search while its answer is on its way keeps what is typed", async ({
  page,
}) => {
  await page.goto(list);
  await untilHydrated(page);
  const field = page.getByRole("searchbox", { name: "Search the articles" });
  const call = await hold(page, `**${list}.data*`);
  await field.fill("roof");
  await field.press("Enter");
  await call.asked;
  await field.pressSequentially(" leak");
  call.release();
  const found = filterArticles(articles, { ...all, search: "roof" });
  await expectResult(page, `${found.length} articles with "roof"`);
  await expect(field).toHaveValue("roof leak");
  await field.press("Enter");
  await expect(page).toHaveURL(`${list}?search=roof+leak`);
  // What was asked and not gone on with follows the address.
  await page.goBack();
  await expect(field).toHaveValue("roof");
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

test("a visitor finds nothing and sees all articles; a category is slow, and then cannot be loaded; the newsletter asks for an address and sends nothing", async ({
  page,
  faults,
}) => {
  faults.allow(failedCall);
  faults.allow(/Failed to fetch|NetworkError/);
  await page.goto(`${list}?search=zzz&category=storm-damage&tag=gutters`);
  await untilHydrated(page);
  await expect(page.getByRole("heading", { name: "No articles found" })).toBeVisible();
  await expectSound(page, "nothing found");
  const search = page.getByRole("searchbox", { name: "Search the articles" });
  await page.getByRole("link", { name: "View All Articles" }).click();
  await expect(page).toHaveURL(list);
  await expect(search).toHaveValue("");

  await expectNewsletterToSendNothing(page);

  // Six placeholders show while a list is loading.
  const category = page.getByRole("link", { name: /^Company News/ });
  const results = page.getByRole("region", { name: "All articles" });
  const call = await hold(page, `**${list}.data*`);
  await category.click();
  await expect(results.getByRole("heading").first()).toHaveText("Loading the articles...");
  await expect(results.locator("li:has([data-skeleton])")).toHaveCount(6);
  call.release();
  await expect(results.locator("[data-skeleton]")).toHaveCount(0);
  const count = articles.filter(({ category: slug }) => slug === "company-news").length;
  await expect(results.getByRole("article")).toHaveCount(Math.min(count, articlesPerPage));

  // One that cannot be loaded says so, and loads on another try.
  await page.route(`**${list}.data*`, (route) => route.abort());
  await page.getByRole("link", { name: /^Storm Damage/ }).click();
  await expect(page.getByRole("heading", { name: "Error Loading Content" })).toBeVisible();
  await expect(page.getByText("Failed to load blog posts")).toBeVisible();
  await expectSound(page, "failed");
  await page.getByRole("button", { name: "Try Again" }).click();
  await expect(search).toBeVisible();
});

async function expectNewsletterToSendNothing(page: Page): Promise<void> {
  const form = page.getByRole("form", { name: "Advice by email" });
  const field = form.getByLabel("Email address");
  const isValid = () => field.evaluate((input: HTMLInputElement) => input.validity.valid);
  expect(await isValid()).toBe(false);
  await field.pressSequentially("nobody");
  expect(await isValid()).toBe(false);
  await field.fill("ada@example.com");
  expect(await isValid()).toBe(true);
  const button = form.getByRole("button", { name: "Subscribe" });
  await button.scrollIntoViewIfNeeded();
  await page.waitForLoadState("networkidle");
  const asked: string[] = [];
  const onRequest = (request: Request) => asked.push(request.url());
  page.on("request", onRequest);
  await field.press("Enter");
  await button.click();
  await expect(field).toHaveValue("ada@example.com");
  await expect(page).toHaveURL(list);
  page.off("request", onRequest);
  expect(asked).toEqual([]);
}

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
