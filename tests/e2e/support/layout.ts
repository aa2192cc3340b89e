import type { Page } from "@playwright/test";
import type { AskedPage } from "./asked-page.ts";

/** Elements that stick out of the window sideways, innermost first; empty when the page does not scroll sideways. */
export async function sidewaysOverflow(page: AskedPage): Promise<string[]> {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const culprits = [...document.querySelectorAll("main *, header *, footer *, nav *")]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .reverse()
      .slice(0, 5)
      .map((element) => element.outerHTML.slice(0, 120));
    return [`${scrollWidth} px in a window of ${clientWidth} px`, ...culprits];
  });
}

/** Waits until the scroll position has not changed for some frames. */
export async function untilScrollRests(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let still = 0, last = Number.NaN; still < 20; ) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      still = scrollY === last ? still + 1 : 0;
      last = scrollY;
    }
  });
}
