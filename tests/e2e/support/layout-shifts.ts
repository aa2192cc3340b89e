import type { Page } from "@playwright/test";

/** Missing in TypeScript's library so far (WICG layout-instability). */
type LayoutShift = PerformanceEntry & {
  value: number;
  sources: readonly { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
};

/** `at` in milliseconds, `of`: what moved, from which height to which. */
type Shift = { at: number; value: number; of: string };

/** Records what moves by itself in a page, also right after a press. Call before opening it. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: Shift[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[]) {
        const of = entry.sources.map(({ node, previousRect, currentRect }) =>
          [node?.textContent?.slice(0, 30), previousRect.y, currentRect.y].join(" "),
        );
        shifts.push({ at: entry.startTime, value: entry.value, of: of.join("; ") });
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
}

/** What has moved so far, in the order in which it did. */
export async function shiftsOf(page: Page): Promise<Shift[]> {
  return page.evaluate(async () => {
    // Shifts are reported one frame late.
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    return (window as unknown as { shifts: Shift[] }).shifts;
  });
}
