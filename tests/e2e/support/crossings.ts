import { expect, type Page } from "@playwright/test";

type HeldCrossings = { isHolding: boolean; count: number; tell(): void };

/**
 * Lets a test decide when a page hears of what crosses the window's edges, as a busy browser does, which then tells of
 * several crossings at once. Call before opening the page. `target` selects what it is about.
 */
export async function holdCrossings(page: Page, target: string) {
  await page.addInitScript((selector) => {
    const waiting: [
      IntersectionObserver,
      IntersectionObserverCallback,
      IntersectionObserverEntry[],
    ][] = [];
    const held: HeldCrossings = {
      isHolding: false,
      count: 0,
      tell() {
        held.isHolding = false;
        for (const [observer, hear, entries] of waiting.splice(0)) hear(entries, observer);
      },
    };
    Object.assign(window, { held });
    window.IntersectionObserver = class extends IntersectionObserver {
      constructor(hear: IntersectionObserverCallback, options?: IntersectionObserverInit) {
        super((entries, observer) => {
          const isAbout = entries.some((entry) => entry.target.matches(selector));
          if (!held.isHolding || !isAbout) return hear(entries, observer);
          held.count += entries.length;
          const before = waiting.find(([other]) => other === observer);
          if (before) before[2].push(...entries);
          else waiting.push([observer, hear, [...entries]]);
        }, options);
      }
    };
  }, target);
  const held = <Value>(use: (held: HeldCrossings) => Value) =>
    page.evaluate(`(${use})(window.held)`) as Promise<Value>;
  return {
    hold: () =>
      held((held) => {
        held.isHolding = true;
      }),
    /** Waits for that many crossings that the page has not heard of. */
    async until(count: number) {
      await expect.poll(() => held((held) => held.count)).toBe(count);
    },
    /** Tells the page of all of them at once. */
    tell: () => held((held) => held.tell()),
  };
}
