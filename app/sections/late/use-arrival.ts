import { type RefObject, useContext, useEffect, useState } from "react";
import { UNSAFE_DataRouterContext } from "react-router";
import { hasHydrated, wantedEvent } from "#app/hydrated-event.ts";

/** How far from the window a part may lie when it is asked for. */
const near = "25% 0px";

/** What shows that a part is used. Listened for on the window: React holds back what reaches a part without its script. */
const uses = ["pointerdown", "focusin", "keydown", wantedEvent] as const;

type Arrival<Value> = {
  /** It stands in a page that the server sent, and waits. */
  isLate: boolean;
  /** Resolves when the script has come. It does not reject while the part waits: it can be asked for again. */
  arrival: Promise<Value>;
};

/**
 * Loads what a part of the page needs once it comes near to the window, is pressed, or gets the focus;
 * or when the address changes without the page, which every part must be told of (from one article to the
 * next, too). At once on the server and on a page that is swapped in.
 */
export function useArrival<Value>(
  place: RefObject<HTMLElement | null>,
  load: () => Promise<Value>,
): Arrival<Value> {
  const [{ start, ...arrival }] = useState(() => newArrival(load));
  const router = useContext(UNSAFE_DataRouterContext)?.router;

  useEffect(() => {
    const part = place.current;
    if (!start || !part) return;
    const onUse = ({ target }: Event) => target instanceof Node && part.contains(target) && start();
    for (const type of uses) addEventListener(type, onUse, { capture: true, passive: true });
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && start(),
      { rootMargin: near },
    );
    observer.observe(part);
    const stopListening = router?.subscribe(({ navigation, location }) => {
      if (mayBeSamePage((navigation.location ?? location).pathname)) start();
    });
    if (part.contains(document.activeElement) || part.querySelector("[data-pending]")) start();
    return () => {
      for (const type of uses) removeEventListener(type, onUse, { capture: true });
      observer.disconnect();
      stopListening?.();
    };
  }, [place, start, router]);

  return arrival;
}

/** The same address, or another one of its folder: `/news-insights/a` and `/news-insights/b`. */
function mayBeSamePage(pathname: string): boolean {
  const here = window.location.pathname;
  return pathname === here || (folderOf(here) !== "" && folderOf(pathname) === folderOf(here));
}

function folderOf(pathname: string): string {
  return pathname.slice(0, pathname.lastIndexOf("/"));
}

function newArrival<Value>(
  load: () => Promise<Value>,
): Arrival<Value> & { start?: (() => void) | undefined } {
  const isLate = !hasHydrated();
  if (!isLate || import.meta.env.SSR) return { isLate, arrival: load() };
  let resolve: (value: Value) => void;
  const arrival = new Promise<Value>((settle) => {
    resolve = settle;
  });
  return { isLate, arrival, start: () => void load().then(resolve, () => {}) };
}
