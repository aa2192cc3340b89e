import { hydratedEvent } from "./hydrated-event.ts";

/** Pixels that the page is scrolled until the bar gets a ground of its own. */
export const solidAfter = 50;

/**
 * Somebody who scrolls before the scripts are running must not see text through the transparent
 * bar either (layouts/use-header-scroll.ts does this afterwards).
 */
export function followEarlyScroll(): void {
  const bar = document.querySelector("header");
  if (!bar) return;
  const follow = () => bar.toggleAttribute("data-solid", scrollY > solidAfter);
  requestAnimationFrame(follow);
  addEventListener("scroll", follow, { passive: true });
  addEventListener(hydratedEvent, () => removeEventListener("scroll", follow), { once: true });
}
