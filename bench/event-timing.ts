import type { Page } from "@playwright/test";

/** Lets a page count its events by the browser's own event timing; before it is opened. */
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
 * The longest of the events that a press consists of, from the event to the frame that answers it, in milliseconds
 * (Interaction to Next Paint). 0 when it took less than 16.
 */
export async function timeOfPress(page: Page, press: () => Promise<unknown>): Promise<number> {
  const seen = await durationsOf(page);
  await press();
  // Events are reported once their frame is out.
  await page.waitForTimeout(1_000);
  const times = (await durationsOf(page)).slice(seen.length);
  return Math.max(0, ...times);
}

function durationsOf(page: Page): Promise<number[]> {
  return page.evaluate(() => (window as Window & { durations?: number[] }).durations ?? []);
}
