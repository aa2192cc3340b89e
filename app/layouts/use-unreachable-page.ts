import { useContext, useEffect, useState } from "react";
import { createPath, UNSAFE_DataRouterContext, useLocation, useNavigation } from "react-router";

/**
 * The address of a page that could not be loaded, with the one that the visitor was on still there.
 *
 * When the script of the next page is missing, React Router reloads the page that the visitor is
 * about to leave: what stands in its forms would be gone, and the link would lead nowhere. Where the
 * browser lets that reload be stopped (Navigation API), the server is asked for whole pages from then
 * on; after a new version was put online, that is all it takes. Only when the server does not
 * answer, the visitor is told.
 */
export function useUnreachablePage() {
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  const { location: next } = useNavigation();
  const { key } = useLocation();
  // Once a script was missing, the router waits for it for ever.
  const [isStale, setStale] = useState(false);
  const [lost, setLost] = useState<{ address: string; from: string } | null>(null);

  useEffect(() => {
    if (!router || !("navigation" in window)) return;
    function onNavigate(event: NavigateEvent) {
      // `useNavigation` tells of the next page a render later; the reload can be sooner.
      const isByRouter = !event.userInitiated && router?.state.navigation.state === "loading";
      if (event.navigationType !== "reload" || !isByRouter) return;
      event.preventDefault();
      setStale(true);
    }
    window.navigation.addEventListener("navigate", onNavigate);
    return () => window.navigation.removeEventListener("navigate", onNavigate);
  }, [router]);

  useEffect(() => {
    if (!isStale || !next) return;
    const address = createPath(next);
    const left = new AbortController();
    fetch(address, { method: "HEAD", signal: left.signal }).then(
      () => location.assign(address),
      () => left.signal.aborted || setLost({ address, from: key }),
    );
    return () => left.abort();
  }, [isStale, next, key]);

  return {
    /** Until the visitor has gone to another page. */
    unreachable: lost?.from === key ? lost.address : null,
    dismiss: () => setLost(null),
  };
}
