import { type ReactNode, type RefObject, useEffect } from "react";

/*
 * Scroll reveal (specification 1, sections 4 and 9): an item becomes active once its top is above
 * 85 % of the window's height. `data-reveal` marks an item; `Reveal` marks what is inside a part
 * that does not know of it. The script hides what lies out of sight when it comes, and nothing else,
 * so that whatever was seen once stays, with scripts or without.
 */

/** From the window's bottom; and everything above the window counts. */
const activeArea = "1000000px 0px -15% 0px";

/** In milliseconds; `stagger` between items that lie side by side and become active together. */
const stagger = 100;
const duration = 220;

const rise: Keyframe[] = [
  { opacity: 0, translate: "0 0.75rem" },
  { opacity: 1, translate: "none" },
];

/** `items` is the selector of what appears one after the other. */
export function Reveal({ items, children }: { items: string; children: ReactNode }) {
  return <div data-reveal-items={items}>{children}</div>;
}

/** Looks after the items within `root`, anew for every `page`. */
export function useReveal(root: RefObject<HTMLElement | null>, page: string) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other items
  useEffect(() => {
    if (!root.current || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    return watch(root.current);
  }, [root, page]);
}

function watch(root: HTMLElement): () => void {
  const items = itemsOf(root);
  const observer = new IntersectionObserver(
    (entries) => activate(entries.filter(({ isIntersecting }) => isIntersecting)),
    { rootMargin: activeArea },
  );

  function activate(entries: IntersectionObserverEntry[]) {
    const places = new Map<Node | null, number>();
    for (const { target, boundingClientRect } of entries) {
      const item = target as HTMLElement;
      const wasHidden = item.dataset.reveal === "waiting";
      settle(item);
      if (!wasHidden || boundingClientRect.bottom < 0) continue;
      const place = places.get(item.parentNode) ?? 0;
      places.set(item.parentNode, place + 1);
      item.animate(rise, {
        duration,
        delay: place * stagger,
        easing: "cubic-bezier(0.2, 0, 0, 1)",
        fill: "backwards",
      });
    }
  }

  function settle(item: HTMLElement) {
    observer.unobserve(item);
    item.dataset.reveal = "active";
  }

  // Whoever comes by keyboard does not wait.
  function onFocus({ target }: FocusEvent) {
    const item = (target as Element).closest<HTMLElement>("[data-reveal]");
    if (!item) return;
    settle(item);
    for (const animation of item.getAnimations()) animation.finish();
  }

  const isOutOfSight = items.map((item) => item.getBoundingClientRect().top >= innerHeight);
  for (const [index, item] of items.entries()) {
    item.dataset.reveal = isOutOfSight[index] ? "waiting" : "seen";
    observer.observe(item);
  }
  root.addEventListener("focusin", onFocus);
  return () => {
    observer.disconnect();
    root.removeEventListener("focusin", onFocus);
    for (const item of items) item.dataset.reveal = "";
  };
}

function itemsOf(root: HTMLElement): HTMLElement[] {
  const marked = root.querySelectorAll<HTMLElement>("[data-reveal]");
  const within = [...root.querySelectorAll<HTMLElement>("[data-reveal-items]")].flatMap((part) => [
    ...part.querySelectorAll<HTMLElement>(part.dataset.revealItems as string),
  ]);
  return [...new Set([...marked, ...within])];
}
