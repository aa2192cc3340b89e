import type { Page } from "@playwright/test";

/** Waits until no colour is on its way to another: axe would measure a moment that nobody reads. */
export async function untilTransitionsEnd(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        (animation) => !(animation instanceof CSSTransition) || animation.playState !== "running",
      ),
  );
}
