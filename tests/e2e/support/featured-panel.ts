import type { Locator, Page } from "@playwright/test";
import { articles } from "#tests/support/articles.ts";
import { patience } from "#tests/support/patience.ts";
import { expect } from "./test.ts";

/** The menu's articles, newest first. */
export const featured = articles.filter(({ isFeatured }) => isFeatured);

/** The panel of featured articles, which opens over the page. */
export function panelOf(page: Page): Locator {
  return page.getByRole("banner").locator('[data-menu-item="4"] > div');
}

/** Hovers over the panel's link, again if the page has moved in the meantime. */
export async function openPanel(page: Page): Promise<void> {
  await expect(async () => {
    await page.mouse.move(0, 0);
    await page.getByRole("link", { name: "News & insights", exact: true }).hover();
    await expect(panelOf(page)).toBeVisible({ timeout: patience.expectation / 3 });
  }).toPass();
}

/** Waits until a picture has loaded, not only its space. */
export async function expectLoaded(image: Locator): Promise<void> {
  await expect
    .poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth))
    .toBeGreaterThan(0);
}
