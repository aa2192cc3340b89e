import type { Browser, CDPSession } from "@playwright/test";
import { countEvents, timeOfPress } from "./event-timing.ts";

/** Milliseconds after the load event, or after the frame that shows what is tapped: sheet and scripts start in between. */
export const moments = [0, 100, 200, 400, 800] as const;

/** How long a finger stays down, in milliseconds. */
const down = 60;

/**
 * How long the first tap on a page takes to show, in a browser that knows nothing of the site, `moment` milliseconds after
 * the load event. The finger does not wait for the page, as Playwright's would.
 */
export async function timeOfFirstTap(
  browser: Browser,
  address: string,
  { target, moment, slower }: { target: string; moment: number; slower: number },
): Promise<number> {
  const viewport = { width: 390, height: 844 };
  const context = await browser.newContext({ viewport, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  await countEvents(page);
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slower });
  await page.goto(address, { waitUntil: "load" });
  const place = await page.evaluate(async (selector) => {
    const element = document.querySelector(selector);
    const middle = () => {
      const { x = 0, y = 0, width = 0, height = 0 } = element?.getBoundingClientRect() ?? {};
      return { x: x + width / 2, y: y + height / 2 };
    };
    const isInView = () => {
      const { x, y } = middle();
      return element?.contains(document.elementFromPoint(x, y));
    };
    if (!isInView()) element?.scrollIntoView({ block: "center", behavior: "instant" });
    // Nobody taps on what is not on the screen yet.
    await new Promise((shown) => requestAnimationFrame(() => setTimeout(shown)));
    return middle();
  }, target);
  await page.waitForTimeout(moment);
  const time = await timeOfPress(page, () => tap(session, place));
  await context.close();
  return time;
}

async function tap(session: CDPSession, place: { x: number; y: number }): Promise<void> {
  const touch = (type: "touchStart" | "touchEnd", touchPoints: (typeof place)[]) =>
    session.send("Input.dispatchTouchEvent", { type, touchPoints });
  await touch("touchStart", [place]);
  await new Promise((resolve) => setTimeout(resolve, down));
  await touch("touchEnd", []);
}
