/** Where React Router keeps the scroll position of each history entry, by the entry's key. */
export const scrollPositionsKey = "react-router-scroll-positions";

/**
 * React Router hands scrolling back to the browser whenever a page is left, and the browser may
 * remember an older position: a visitor who comes back would be taken from the right place to that
 * one. So the browser's own scroll restoration stays off from the start, and the position is also
 * stored when a page is left before the scripts have loaded.
 */
export function rememberScroll(): void {
  if (!hasStorage()) return;
  history.scrollRestoration = "manual";
  addEventListener("pagehide", () => {
    const key = history.state?.key;
    if (!key) return;
    const positions = JSON.parse(sessionStorage.getItem(scrollPositionsKey) ?? "{}");
    positions[key] = scrollY;
    sessionStorage.setItem(scrollPositionsKey, JSON.stringify(positions));
  });
}

/** False where the visitor has turned storage off. */
function hasStorage(): boolean {
  try {
    return Boolean(sessionStorage);
  } catch {
    return false;
  }
}
