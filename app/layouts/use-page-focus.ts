import { type RefObject, useEffect, useRef } from "react";
import { useLocation } from "react-router";

/**
 * A browser that loads a page starts reading at its top, or at the place that the address names.
 * One that swaps it stays where it was, so the focus is brought there.
 */
export function usePageFocus(main: RefObject<HTMLElement | null>) {
  const { pathname, hash } = useLocation();
  const shown = useRef({ pathname, hash });

  useEffect(() => {
    const before = shown.current;
    shown.current = { pathname, hash };
    const isNewPage = pathname !== before.pathname;
    const place = isNewPage || hash !== before.hash ? placeOf(hash) : null;
    (place ?? (isNewPage ? main.current : null))?.focus({ preventScroll: true });
  }, [main, pathname, hash]);
}

/** The element that a fragment names, ready to take the focus. */
function placeOf(hash: string): HTMLElement | null {
  const place = hash ? document.getElementById(hash.slice(1)) : null;
  if (place && place.tabIndex < 0) place.tabIndex = -1;
  return place;
}
