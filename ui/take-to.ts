/**
 * Takes the visitor to what answers a press: it gets the focus, so that it is read out, and comes
 * into view below the bar. The page stays where it is if all of it is in view already.
 * @param shown What begins above the answer and has to be seen with it, such as a field's label.
 */
export function takeTo(answer: HTMLElement, shown: Element = answer): void {
  if (answer.tabIndex < 0) answer.tabIndex = -1;
  answer.focus({ preventScroll: true });
  const { top, bottom } = view();
  const rects = [answer, shown].map((element) => element.getBoundingClientRect());
  const isInView = rects.every((rect) => rect.top >= top && rect.bottom <= bottom);
  if (!isInView) shown.scrollIntoView({ behavior: scrollBehavior() });
  // Whatever was scrolling would carry it out of view again.
  else scrollTo({ top: scrollY, behavior: "instant" });
}

/** Takes the visitor to a field, with its label in view. */
export function takeToField(id: string): void {
  const field = document.getElementById(id);
  if (!field) return;
  takeTo(field, document.querySelector(`label[for="${CSS.escape(id)}"]`) ?? field);
}

/** Smooth, except for visitors who asked for reduced motion. */
export function scrollBehavior(): ScrollBehavior {
  return matchMedia("(prefers-reduced-motion: reduce)").matches ? "auto" : "smooth";
}

/** The part of the window between the bars, in pixels from its top. */
export function view(): { top: number; bottom: number } {
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement);
  return {
    top: Number.parseFloat(scrollPaddingTop) || 0,
    bottom: innerHeight - (Number.parseFloat(scrollPaddingBottom) || 0),
  };
}
