import type { Page } from "@playwright/test";

/** Waits for the fonts: with the fallback fonts, a page's height differs by a few pixels. */
export async function untilFontsCame(page: Page): Promise<void> {
  await page.waitForFunction(
    () => [...document.fonts].filter(({ status }) => status === "loaded").length >= 2,
  );
}
