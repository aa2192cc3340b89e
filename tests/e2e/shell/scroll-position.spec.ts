import type { Locator, Page } from "@playwright/test";
import { untilFontsCame } from "#tests/e2e/support/fonts.ts";
import { untilHydrated } from "#tests/e2e/support/hydration.ts";
import { untilScrollRests } from "#tests/e2e/support/layout.ts";
import { expect, failedCall, test } from "#tests/e2e/support/test.ts";

const barHeight = 72;

test("a link goes to the top of its page; Back and Forward, reloading and coming back from another site to where a page was", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  await untilHydrated(page);
  await untilFontsCame(page);
  const link = page.getByRole("main").getByRole("link", { name: "Contact us" });
  const far = await follow(page, link);
  expect(far).toBeGreaterThan(2_000);
  await expect(page).toHaveURL("/contact-us");
  await expect.poll(() => scroll(page)).toBe(0);
  await page.evaluate(() => window.scrollTo(0, 400));
  const down = await settledScroll(page);
  expect(down).toBe(400);

  await page.goBack();
  await expect(page).toHaveURL("/");
  await expectScroll(page, far);
  await expect(link).toBeInViewport();
  await page.goForward();
  await expect(page).toHaveURL("/contact-us");
  await expectScroll(page, down);

  await page.goBack();
  await expectScroll(page, far);
  await page.reload();
  await untilHydrated(page);
  await expectScroll(page, far);
  await page.goto("about:blank");
  await page.goBack();
  await untilHydrated(page);
  await expectScroll(page, far);
});

test("Back returns to a link followed before the scripts have loaded, too", async ({
  page,
  faults,
}) => {
  faults.allow(failedCall);
  await page.route("**/assets/*.js", (route) => route.abort());
  await page.goto("/");
  const link = page.getByRole("main").getByRole("link", { name: "Storm damage repair" });
  const far = await follow(page, link);
  expect(far).toBeGreaterThan(1_000);
  await expect(page).toHaveURL("/storm-damage");
  await page.goBack();
  await expect(page).toHaveURL("/");
  await expectScroll(page, far);
});

test("the skip link goes to the beginning of the content, and an anchor to its place below the bar, from another page, on the page, and when loading it", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/service-areas#warren");
  await untilHydrated(page);
  await expectBelowBar(page, "warren");
  // Links followed by the browser itself, one after the other, including a repeated one.
  for (const id of ["clarke", "fairfax", "clarke"]) {
    await page.evaluate((fragment) => {
      location.hash = fragment;
    }, id);
    await expectBelowBar(page, id);
    await page.evaluate(() => window.scrollBy(0, -300));
  }

  // Home's film brings a button, sooner or later, that comes before its first link.
  await page.goto("/service-areas");
  await untilHydrated(page);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to the content" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("main").getByRole("link").first()).toBeFocused();

  await page.goto("/");
  await untilHydrated(page);
  await page.getByRole("link", { name: /^Loudoun County/ }).click();
  await expect(page).toHaveURL("/service-areas#loudoun");
  await expectBelowBar(page, "loudoun");
  await expect(page.locator("#loudoun")).toBeFocused();
});

/** Clicks the link. @returns The scroll position at that moment. */
async function follow(page: Page, link: Locator): Promise<number> {
  await page.evaluate(() =>
    addEventListener("click", () => sessionStorage.setItem("clicked at", String(scrollY)), {
      capture: true,
    }),
  );
  await link.click();
  return Math.round(Number(await page.evaluate(() => sessionStorage.getItem("clicked at"))));
}

/** Within a few pixels: a loaded page is laid out again when its fonts arrive. */
async function expectScroll(page: Page, y: number): Promise<void> {
  await expect.poll(async () => Math.abs((await scroll(page)) - y)).toBeLessThanOrEqual(6);
}

function scroll(page: Page): Promise<number> {
  return page.evaluate(() => Math.round(window.scrollY));
}

/** The scroll position once nothing above moves it anymore. */
async function settledScroll(page: Page): Promise<number> {
  await untilScrollRests(page);
  return scroll(page);
}

async function expectBelowBar(page: Page, id: string): Promise<void> {
  const place = page.locator(`#${id}`);
  const topBelowBar = () =>
    place.evaluate((element, bar) => element.getBoundingClientRect().top - bar, barHeight);
  await expect.poll(topBelowBar).toBeGreaterThanOrEqual(0);
  await expect.poll(topBelowBar).toBeLessThanOrEqual(24);
}
