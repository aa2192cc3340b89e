import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useLocation } from "react-router";
import { solidAfter } from "#app/before-hydration/early-scroll.ts";

/** A smaller movement is a trembling finger, not a direction. In pixels. */
const smallestMove = 6;

/**
 * How the bar follows scrolling: `solid` after {@link solidAfter}, `away` while scrolling down. Both
 * are false on the server. Renders again only when one of them changes. A new page has its look at
 * once (`data-arriving`): fading, the dark bar of the page before would lie on it.
 */
export function useHeaderScroll(bar: RefObject<HTMLElement | null>): {
  solid: boolean;
  away: boolean;
} {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  const [state, setState] = useState({ solid: false, away: false });

  useLayoutEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const header = bar.current;
    // Set directly: as state it would render all menus again.
    header?.setAttribute("data-arriving", "");
    const arrived = () => header?.removeAttribute("data-arriving");
    let frame = requestAnimationFrame(() => {
      // At once: the next frame allows fading again.
      flushSync(() => setState({ solid: window.scrollY > solidAfter, away: false }));
      frame = requestAnimationFrame(arrived);
    });
    return () => {
      cancelAnimationFrame(frame);
      arrived();
    };
  }, [bar, pathname]);

  useEffect(() => {
    let last = window.scrollY;
    let frame = 0;

    function follow() {
      frame = 0;
      const y = Math.max(0, window.scrollY);
      const moved = Math.abs(y - last) > smallestMove;
      const down = y > last;
      if (moved) last = y;
      setState((before) => {
        const solid = y > solidAfter;
        const away = solid && (moved ? down : before.away);
        return solid === before.solid && away === before.away ? before : { solid, away };
      });
    }

    function onScroll() {
      frame ||= requestAnimationFrame(follow);
    }

    follow();
    window.addEventListener("scroll", onScroll, { passive: true });
    return () => {
      window.removeEventListener("scroll", onScroll);
      cancelAnimationFrame(frame);
    };
  }, []);

  return state;
}
