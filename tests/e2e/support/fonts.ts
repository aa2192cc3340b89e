import type { Page } from "@playwright/test";

/** In the fonts that stand in for them until then, a page is a few pixels higher or lower. */
export async function untilFontsCame(page: Page): Promise<void> {
  await page.waitForFunction(
    () => [...document.fonts].filter(({ status }) => status === "loaded").length >= 2,
  );
}
