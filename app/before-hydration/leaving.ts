/** Where React Router keeps the scroll position of each history entry, by the entry's key. */
export const scrollPositionsKey = "react-router-scroll-positions";

/**
 * React Router hands scrolling back to the browser whenever a page is left, and the browser may
 * remember an older position: a visitor who comes back would be taken from the right place to that
 * one. So the browser's own scroll restoration stays off from the start, and the position is also
 * stored when a page is left before the scripts have loaded. Then the next page's referrer is this one, so the one of the
 * tab's first page is stored, too, for `api-client/came-from.ts`.
 */
export function rememberLeaving(): void {
  try {
    // Throws where the visitor has turned storage off.
    const memory = sessionStorage;
    history.scrollRestoration = "manual";
    addEventListener("pagehide", () => {
      memory.referrer ??= document.referrer;
      const key = history.state?.key;
      if (!key) return;
      const positions = JSON.parse(memory[scrollPositionsKey] ?? "{}");
      positions[key] = scrollY;
      memory[scrollPositionsKey] = JSON.stringify(positions);
    });
  } catch {}
}
