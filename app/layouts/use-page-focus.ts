import { type RefObject, useEffect, useRef } from "react";
import { useLocation } from "react-router";

/**
 * After loading a page, a browser starts reading at its top or at the place that the address names.
 * After a client-side navigation the focus would stay where it was, so it is moved here.
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

/** The element that a fragment names, made focusable. */
function placeOf(hash: string): HTMLElement | null {
  const place = hash ? document.getElementById(hash.slice(1)) : null;
  if (place && place.tabIndex < 0) place.tabIndex = -1;
  return place;
}

/**
 * The element that should have the focus after a link was followed, such as a tab with its own
 * address.
 */
function keptFocus(state: unknown): HTMLElement | null {
  const isAsked = typeof state === "object" && state !== null && "focus" in state;
  return isAsked ? document.getElementById(String(state.focus)) : null;
}
