import { scrollBehavior, view } from "#ui/take-to.ts";

/**
 * Scrolls the times of a newly chosen day into view, unless they are visible. Where they are below
 * the calendar, they go to the top; where they are beside it, the page moves as little as possible.
 * After a key press the focus stays on the day, so the page moves only as far as the day stays
 * visible: the times are the next Tab stop.
 */
export function bringTimesIntoView(
  step: HTMLElement,
  list: HTMLElement,
  pressed: HTMLElement,
): void {
  const { top, bottom } = view();
  const times = {
    top: step.getBoundingClientRect().top,
    bottom: list.getBoundingClientRect().bottom,
  };
  const day = pressed.getBoundingClientRect();
  if (times.top >= top && times.bottom <= bottom) return;
  const toTop = times.top - top;
  const isStacked = times.top >= day.bottom;
  const least = times.top < top ? toTop : Math.min(times.bottom - bottom, toTop);
  const isByKey = pressed.matches(":focus-visible");
  const by = isByKey ? Math.min(least, day.top - top) : isStacked ? toTop : least;
  scrollBy({ top: by, behavior: scrollBehavior() });
}
