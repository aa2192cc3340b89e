import { type RefObject, useEffect } from "react";

/*
 * Scroll reveal: a part becomes active once its top is above 85 % of the window's height, checked when a page's scripts
 * start and while scrolling. What is below the window then fades in; what was in view is never hidden, with or without
 * scripts, and only waits to be active while it is in the window's lowest 15 %. Pages mark nothing: the parts of a section
 * are its blocks, and in place of a list its items. A section's ground stays.
 */

/** Excludes the window's lowest 15 %, and includes everything above the window. */
const activeArea = "1000000px 0px -15% 0px";

/** In milliseconds. `stagger` is the delay between siblings that become active together. */
const stagger = 100;
const duration = 220;

/** Nothing moves: Chromium would hold on to a moving part and scroll the page with it. */
const fade: Keyframe[] = [{ opacity: 0 }, { opacity: 1 }];

const lists = "ul, ol, dl";
/** Side by side they are the items of a list, too. */
const cards = "section, article, details";
/** Appear in one piece, whatever is in them; marked where what is in them may change later. */
const whole = "form, table, figure, svg, details, [data-article], [data-in-one-piece]";

/** Watches the sections within `root`, starting over for every `page`. */
export function useReveal(root: RefObject<HTMLElement | null>, page: string) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other sections
  useEffect(() => {
    if (!root.current || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    return watch(root.current);
  }, [root, page]);
}

function watch(root: HTMLElement): () => void {
  const parts = sectionsIn(root).flatMap(({ children }) => [...children].flatMap(partsOf));
  const observer = new IntersectionObserver(onCross, { rootMargin: activeArea });

  /** Called for every part at first, without a layout of our own, and when one enters the active area. */
  function onCross(entries: IntersectionObserverEntry[]) {
    const places = new Map<Node | null, number>();
    // Read before anything is marked: after each mark it would lay out the page once more.
    const windowHeight = innerHeight;
    for (const { target, isIntersecting, boundingClientRect } of entries) {
      const part = target as HTMLElement;
      const wasHidden = part.dataset.reveal === "waiting";
      if (!isIntersecting) {
        if (boundingClientRect.top >= windowHeight) part.dataset.reveal = "waiting";
        continue;
      }
      settle(part);
      if (!wasHidden || boundingClientRect.bottom < 0) continue;
      const place = places.get(part.parentNode) ?? 0;
      places.set(part.parentNode, place + 1);
      part.animate(fade, {
        duration,
        delay: place * stagger,
        easing: "cubic-bezier(0.2, 0, 0, 1)",
        fill: "backwards",
      });
    }
  }

  function settle(part: HTMLElement) {
    observer.unobserve(part);
    part.dataset.reveal = "active";
  }

  // Keyboard users do not have to wait for the animation.
  function onFocus({ target }: FocusEvent) {
    const part = (target as Element).closest<HTMLElement>("[data-reveal]");
    if (!part) return;
    settle(part);
    for (const animation of part.getAnimations()) animation.finish();
  }

  for (const part of parts) observer.observe(part);
  root.addEventListener("focusin", onFocus);
  return () => {
    observer.disconnect();
    root.removeEventListener("focusin", onFocus);
    for (const part of parts) if (part.dataset.reveal === "waiting") delete part.dataset.reveal;
  };
}

function sectionsIn(root: HTMLElement): Element[] {
  return [...root.querySelectorAll("section")].filter(
    ({ parentElement }) => !parentElement?.closest("section"),
  );
}

/** What appears by itself in a block of a section: the items of its lists and what is around them, or all of it. */
function partsOf(block: Element): HTMLElement[] {
  const children = [...block.children];
  if (block.matches(whole)) return unseen([block]);
  if (block.matches(lists) || children.every((child) => child.matches(cards))) {
    return unseen(children.length > 0 ? children : [block]);
  }
  return block.querySelector(`${lists}, ${cards}`) ? children.flatMap(partsOf) : unseen([block]);
}

/** Without those that the page before showed, too. */
function unseen(parts: Element[]): HTMLElement[] {
  return (parts as HTMLElement[]).filter(({ dataset }) => !dataset.reveal);
}
