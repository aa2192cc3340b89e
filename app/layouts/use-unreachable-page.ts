import { useContext, useEffect, useState } from "react";
import { createPath, type Location, UNSAFE_DataRouterContext, useLocation } from "react-router";

/**
 * Detects a page that could not be loaded, and returns its address while the previous page is still
 * shown.
 *
 * When the next page's script is missing, React Router reloads the page that the visitor is about
 * to leave: form entries would be lost, and the link would lead nowhere. Where the browser allows
 * that reload to be stopped (Navigation API), whole pages are requested from the server from then
 * on, which is all that is needed after a new version was deployed. The visitor is told only if the
 * server does not answer.
 */
export function useUnreachablePage() {
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  const { key } = useLocation();
  const [lost, setLost] = useState<{ page: Location; from: string } | null>(null);
  const [dismissed, setDismissed] = useState<Location | null>(null);

  useEffect(() => {
    if (!router || !("navigation" in window)) return;
    // Set once a script is missing: the router then waits for it forever.
    let isStale = false;
    let asked: object | undefined;
    let left = new AbortController();

    // Read from the router directly, since React may render a navigation later.
    function askForPage() {
      const { navigation, location: from } = router?.state ?? {};
      const next = navigation?.location;
      if (!isStale || next === asked) return;
      asked = next;
      left.abort();
      if (!next || !from) return;
      left = new AbortController();
      const { signal } = left;
      const address = createPath(next);
      fetch(address, { method: "HEAD", signal }).then(
        () => signal.aborted || location.assign(address),
        () => signal.aborted || setLost({ page: next, from: from.key }),
      );
    }

    function onNavigate(event: NavigateEvent) {
      const isByRouter = !event.userInitiated && router?.state.navigation.state === "loading";
      if (event.navigationType !== "reload" || !isByRouter) return;
      event.preventDefault();
      isStale = true;
      askForPage();
    }

    const unsubscribe = router.subscribe(askForPage);
    window.navigation.addEventListener("navigate", onNavigate);
    return () => {
      left.abort();
      unsubscribe();
      window.navigation.removeEventListener("navigate", onNavigate);
    };
  }, [router]);

  return {
    /** Set until the visitor goes to another page. */
    unreachable: lost?.from === key && lost.page !== dismissed ? createPath(lost.page) : null,
    /** The last page that could not be loaded: the router waits for it forever. */
    lost: lost?.page,
    dismiss: () => setDismissed(lost?.page ?? null),
  };
}
