import { type RefObject, useEffect, useRef } from "react";
import { useLocation } from "react-router";

/**
 * A browser that loads a page starts reading at its top, or at the place that the address names.
 * One that swaps it stays where it was, so the focus is brought there.
 */
export function usePageFocus(main: RefObject<HTMLElement | null>) {
  const { pathname, hash, state } = useLocation();
  const shown = useRef({ pathname, hash });

  useEffect(() => {
    const before = shown.current;
    shown.current = { pathname, hash };
    const isNewPage = pathname !== before.pathname;
    if (!isNewPage && hash === before.hash) return;
    const to = keptFocus(state) ?? placeOf(hash) ?? (isNewPage ? main.current : null);
    to?.focus({ preventScroll: true });
  }, [main, pathname, hash, state]);
}

/** The element that a fragment names, ready to take the focus. */
function placeOf(hash: string): HTMLElement | null {
  const place = hash ? document.getElementById(hash.slice(1)) : null;
  if (place && place.tabIndex < 0) place.tabIndex = -1;
  return place;
}

/** What a link asks to have the focus at the address that it leads to: a tab that is an address of its own. */
function keptFocus(state: unknown): HTMLElement | null {
  const isAsked = typeof state === "object" && state !== null && "focus" in state;
  return isAsked ? document.getElementById(String(state.focus)) : null;
}
