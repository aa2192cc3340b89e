import type { Page } from "@playwright/test";

/** Waits for all finite animations to end: axe would otherwise measure a passing state. */
export async function untilTransitionsEnd(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ playState, effect }) =>
          playState !== "running" ||
          effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY,
      ),
  );
}
