/**
 * Brings the times of a day that was just chosen into view, unless they are in it. Stacked under the
 * calendar they go to the top; beside it, the page moves as little as it can. Who pressed the day
 * with a key keeps the focus there, so the page moves no further than the day stays in view: the
 * times are the next stop of the Tab key.
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

/** Smooth, but not for whoever has asked for less motion. */
export function scrollBehavior(): ScrollBehavior {
  return matchMedia("(prefers-reduced-motion: reduce)").matches ? "auto" : "smooth";
}

/** What is seen of the window between the bars, in pixels from its top. */
function view(): { top: number; bottom: number } {
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement);
  return {
    top: Number.parseFloat(scrollPaddingTop) || 0,
    bottom: innerHeight - (Number.parseFloat(scrollPaddingBottom) || 0),
  };
}
