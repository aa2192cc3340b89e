import type { Page } from "@playwright/test";

/** Waits until the page's scripts have taken over; `test.ts` notes it in every page. */
export async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => "isHydrated" in window);
}
