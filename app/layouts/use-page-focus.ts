import { type RefObject, useEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router";
import { takeTo } from "#ui/take-to.ts";
import { whenFocusIsLost } from "#ui/when-focus-is-lost.ts";

/**
 * After loading a page, a browser starts reading at its top or at the place that the address names.
 * After a client-side navigation the focus would stay where it was, or be lost with what was
 * pressed, so it is moved here: to what answers the press (`state.focus`), to the place that the
 * fragment names, or to the page. Back and Forward move it only between pages and places.
 */
export function usePageFocus(main: RefObject<HTMLElement | null>) {
  const { key, pathname, hash, state } = useLocation();
  const isBack = useNavigationType() === "POP";
  const shown = useRef({ key, pathname, hash });

  useEffect(() => {
    const before = shown.current;
    if (key === before.key) return;
    shown.current = { key, pathname, hash };
    const isNewPage = pathname !== before.pathname;
    if (isBack && !isNewPage && hash === before.hash) return;
    const answer = answerOf(state);
    if (answer && !isBack) return takeTo(answer);
    const take = (to: HTMLElement | null) => to?.focus({ preventScroll: true });
    const to = answer ?? placeOf(hash) ?? (isNewPage ? main.current : null);
    if (!to) return whenFocusIsLost(() => take(main.current));
    take(to);
  }, [main, key, pathname, hash, state, isBack]);
}

/** The element that a fragment names, made focusable. */
function placeOf(hash: string): HTMLElement | null {
  const place = hash ? document.getElementById(hash.slice(1)) : null;
  if (place && place.tabIndex < 0) place.tabIndex = -1;
  return place;
}

/**
 * The element that answers the press, such as a tab with its own address or the results of a
 * search.
 */
function answerOf(state: unknown): HTMLElement | null {
  const isAsked = typeof state === "object" && state !== null && "focus" in state;
  return isAsked ? document.getElementById(String(state.focus)) : null;
}
