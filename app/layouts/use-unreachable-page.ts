import { useContext, useEffect, useState } from "react";
import { createPath, UNSAFE_DataRouterContext, useLocation } from "react-router";

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
  const { key } = useLocation();
  const [lost, setLost] = useState<{ address: string; from: string } | null>(null);

  useEffect(() => {
    if (!router || !("navigation" in window)) return;
    // Once a script was missing, the router waits for it for ever.
    let isStale = false;
    let asked: object | undefined;
    let left = new AbortController();

    // Read off the router: what React shows of a navigation waits for parts of the page (sections/late).
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
        () => signal.aborted || setLost({ address, from: from.key }),
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
    /** Until the visitor has gone to another page. */
    unreachable: lost?.from === key ? lost.address : null,
    dismiss: () => setLost(null),
  };
}
