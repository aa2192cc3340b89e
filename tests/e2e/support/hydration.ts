import type { Page } from "@playwright/test";

/** Waits for hydration; `test.ts` records it in every page. */
export async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => "isHydrated" in window);
}
