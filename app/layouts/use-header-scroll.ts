import { useEffect, useState } from "react";
import { solidAfter } from "#app/before-hydration/early-scroll.ts";

/** A smaller movement is a trembling finger, not a direction. In pixels. */
const smallestMove = 6;

/**
 * How the bar follows scrolling: `solid` after {@link solidAfter}, `away` while scrolling down. Both
 * are false on the server. Renders again only when one of them changes.
 */
export function useHeaderScroll(): { solid: boolean; away: boolean } {
  const [state, setState] = useState({ solid: false, away: false });

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
