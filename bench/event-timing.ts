import type { Page } from "@playwright/test";

/** Records the durations of a page's events through the browser's event timing. Call before opening it. */
export async function countEvents(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const durations: number[] = [];
    Object.assign(window, { durations });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) durations.push(duration);
    }).observe({ type: "event", durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  });
}

/**
 * The longest event of a press, from the event to the frame that answers it, in milliseconds (Interaction to Next
 * Paint). 0 if it took less than 16.
 */
export async function timeOfPress(page: Page, press: () => Promise<unknown>): Promise<number> {
  const seen = await durationsOf(page);
  await press();
  // Events are reported after their frame.
  await page.waitForTimeout(1_000);
  const times = (await durationsOf(page)).slice(seen.length);
  return Math.max(0, ...times);
}

function durationsOf(page: Page): Promise<number[]> {
  return page.evaluate(() => (window as Window & { durations?: number[] }).durations ?? []);
}
