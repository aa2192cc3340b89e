import type { Locator, Page } from "@playwright/test";
import { articles } from "./articles.ts";
import { expect } from "./test.ts";

/** What the menu shows, the newest first. */
export const featured = articles.filter(({ isFeatured }) => isFeatured);

/** The part of the bar that opens over the page, with the featured articles in it. */
export function panelOf(page: Page): Locator {
  return page.getByRole("banner").locator('[data-menu-item="4"] > div');
}

/** Goes over its link, again if the page has moved from under the pointer meanwhile. */
export async function openPanel(page: Page): Promise<void> {
  await expect(async () => {
    await page.mouse.move(0, 0);
    await page.getByRole("link", { name: "News & insights", exact: true }).hover();
    await expect(panelOf(page)).toBeVisible({ timeout: 5_000 });
  }).toPass();
}

/** Until a picture is there, and not only its place. */
export async function expectLoaded(image: Locator): Promise<void> {
  await expect
    .poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth))
    .toBeGreaterThan(0);
}
