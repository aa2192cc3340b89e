import type { Page } from "@playwright/test";
import { untilHydrated } from "./support/hydration.ts";
import { expect, test } from "./support/test.ts";

/* Figures of specification 1, section 9, for the parts that are on every page. */

test("a panel of the bar closes 100 ms after the pointer has left it, unless it comes back", async ({
  page,
}) => {
  await openWithClock(page);
  const { item, toggle } = barItem(page, "Financing");
  await item.hover();
  await expect(toggle).toHaveAttribute("aria-expanded", "true");
  await page.mouse.move(5, 700);
  await page.clock.runFor(99);
  await expect(toggle).toHaveAttribute("aria-expanded", "true");
  await item.hover();
  await page.clock.runFor(500);
  await expect(toggle).toHaveAttribute("aria-expanded", "true");
  await page.mouse.move(5, 700);
  await page.clock.runFor(100);
  await expect(toggle).toHaveAttribute("aria-expanded", "false");
});

test("an open panel closes 300 ms after a link in it was followed", async ({ page }) => {
  await openWithClock(page);
  const { item, toggle } = barItem(page, "Financing");
  const heading = page.getByRole("heading", { level: 1 });
  const before = (await heading.textContent()) ?? "";
  await item.hover();
  await item.getByRole("link", { name: "Insurance claims" }).click();
  await expect(page).toHaveURL("/insurance-claims");
  await expect(heading).not.toHaveText(before);
  await page.clock.runFor(299);
  await expect(toggle).toHaveAttribute("aria-expanded", "true");
  await page.clock.runFor(1);
  await expect(toggle).toHaveAttribute("aria-expanded", "false");
});

test("the menu of the small screen closes 300 ms after a link in it was followed", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await openWithClock(page);
  const menu = page.locator("details[data-menu]");
  await menu.locator("summary").first().click();
  await menu.getByRole("link", { name: "Schedule a Free Inspection" }).click();
  await expect(page).toHaveURL("/contact");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Talk to us");
  await page.clock.runFor(299);
  await expect(menu).toHaveAttribute("open");
  await page.clock.runFor(1);
  await expect(menu).not.toHaveAttribute("open");
});

test("the bar is clear up to 50 px, then dark; it goes down the page's way and comes back", async ({
  page,
}) => {
  await page.goto("/faq");
  await untilHydrated(page);
  const bar = page.getByRole("banner");
  await scrollTo(page, 50);
  await expect(bar).not.toHaveAttribute("data-solid");
  await scrollTo(page, 51);
  await expect(bar).toHaveAttribute("data-solid");
  await expect(bar).toHaveCSS("background-color", "rgb(24, 34, 42)");
  await scrollTo(page, 400);
  await expect(bar).toHaveAttribute("data-away");
  await expect(bar).not.toBeInViewport();
  await scrollTo(page, 300);
  await expect(bar).not.toHaveAttribute("data-away");
  await expect(bar).toBeInViewport();
  await scrollTo(page, 0);
  await expect(bar).not.toHaveAttribute("data-solid");
});

test("the hero has another cut for phones up to 767 px, and the wide one from 768 px on", async ({
  page,
}) => {
  await page.goto("/");
  const phoneCut = page.getByRole("main").locator("picture source[media]").first();
  const applies = () =>
    phoneCut.evaluate((source: HTMLSourceElement) => matchMedia(source.media).matches);
  for (const [width, isPhone] of [
    [767, true],
    [768, false],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    expect(await applies(), `${width} px`).toBe(isPhone);
  }
});

async function openWithClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.goto("/faq");
  await untilHydrated(page);
  await page.clock.pauseAt(Date.now() + 3_600_000);
}

function barItem(page: Page, label: string) {
  const bar = page.getByRole("navigation", { name: "Main" });
  const item = bar.locator("[data-menu-item]").filter({
    has: page.getByRole("link", { name: label, exact: true }),
  });
  return { item, toggle: bar.getByRole("button", { name: `${label}: more` }) };
}

function scrollTo(page: Page, top: number): Promise<void> {
  return page.evaluate((y) => window.scrollTo({ top: y, behavior: "instant" }), top);
}
