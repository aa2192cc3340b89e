import { type ReactNode, type RefObject, useEffect } from "react";

/*
 * Scroll reveal: an item is revealed once its top is above
 * 85 % of the window's height. `data-reveal` marks an item; `Reveal` marks items inside a component
 * that does not know about it. When the script starts, it hides only what is out of sight, so that
 * nothing already seen disappears, with or without scripts.
 */

/** Excludes the window's lowest 15 %, and includes everything above the window. */
const activeArea = "1000000px 0px -15% 0px";

/** In milliseconds. `stagger` is the delay between sibling items that become active together. */
const stagger = 100;
const duration = 220;

const rise: Keyframe[] = [
  { opacity: 0, translate: "0 0.75rem" },
  { opacity: 1, translate: "none" },
];

/** `items` is the selector of the elements that appear one after the other. */
export function Reveal({ items, children }: { items: string; children: ReactNode }) {
  return <div data-reveal-items={items}>{children}</div>;
}

/** Watches the items within `root`, starting over for every `page`. */
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

  // Keyboard users do not have to wait for the animation.
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
