import type { Page } from "@playwright/test";

/** Waits until nothing is on its way that will arrive: axe would measure a moment that nobody reads. */
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
