import type { AskedPage } from "./asked-page.ts";

/** Waits for all finite animations to end: axe would otherwise measure a passing state. */
export async function untilTransitionsEnd(page: AskedPage): Promise<void> {
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
