import { type RefObject, useContext, useEffect, useState } from "react";
import { UNSAFE_DataRouterContext } from "react-router";
import { hasHydrated } from "#app/before-hydration/has-hydrated.ts";
import { wantedEvent } from "#app/before-hydration/hydrated-event.ts";

/** A part is requested when it is this far from the window. */
const near = "25% 0px";

/**
 * Events that mean a part is being used. They are caught on the window, because React holds back
 * events for a part without its script.
 */
const uses = ["pointerdown", "focusin", "keydown", wantedEvent] as const;

type Arrival<Value> = {
  /** Whether the part is in a page that the server sent, and waits. */
  isLate: boolean;
  /**
   * Resolves when the script has loaded. Never rejects while the part waits, because loading can be
   * retried.
   */
  arrival: Promise<Value>;
};

/**
 * Loads what a part of the page needs once it comes near the window, is pressed or gets the focus.
 * Also when the address changes within the page (including from one article to the next), because
 * every part has to react to that. On the server and after a client-side navigation, loads at once.
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

/**
 * The same address, or another one in the same folder: `/news-insights/a` and `/news-insights/b`.
 */
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
