import { type RefObject, useContext, useEffect, useEffectEvent } from "react";
import { UNSAFE_DataRouterContext as DataRouterContext } from "react-router";

/**
 * Gives the open menu an entry in the browser's history, so that Back closes the menu instead of
 * leaving the page, and Forward opens it again. The entry says whether the menu is open; it has
 * the page's own key, and the router is not told when only the menu changes. A link that is
 * followed from the menu takes the entry's place, so that one Back returns to the page.
 *
 * The browser's own CloseWatcher is no alternative: Safari has none, and on a computer Back does
 * not reach it.
 */
export function useMenuEntry(box: RefObject<HTMLDetailsElement | null>, close: () => void) {
  const router = useContext(DataRouterContext)?.router;
  const closeMenu = useEffectEvent(close);

  useEffect(() => {
    const menu = box.current;
    if (!menu || !router) return;
    /** Whether the menu was closed by hand, and its entry is being left. */
    let isLeaving = false;
    // Read from the router directly, since React may render a navigation later.
    const isIdle = () => router.state.navigation.state === "idle";

    function onToggle() {
      if (menu?.open && !isMarked()) history.pushState({ ...history.state, menu: true }, "");
      // A page that is on its way takes the entry's place.
      if (menu?.open || !isMarked() || !isIdle()) return;
      isLeaving = true;
      history.back();
    }

    function onPopState(event: PopStateEvent) {
      const { state } = event;
      const wasLeaving = isLeaving;
      isLeaving = false;
      if (!menu || !state || (state.key ?? "default") !== router?.state.location.key) return;
      if (state.menu) menu.open = true;
      else closeMenu();
      // Otherwise the router hears of it and gives up the page that is on its way.
      if (wasLeaving || isIdle()) event.stopImmediatePropagation();
    }

    function onClick(event: MouseEvent) {
      const page = isMarked() && !isLeaving && isPlain(event) ? pageOf(event.target) : undefined;
      if (!page) return;
      event.preventDefault();
      router?.navigate(page, { replace: true });
    }

    const gone = new AbortController();
    // Before the router's and React's own listeners.
    const first = { capture: true, signal: gone.signal };
    menu.addEventListener("toggle", onToggle, { signal: gone.signal });
    addEventListener("popstate", onPopState, first);
    addEventListener("click", onClick, first);
    // Reloaded while open, or opened before the scripts were running.
    if (isMarked()) menu.open = true;
    onToggle();
    return () => gone.abort();
  }, [box, router]);
}

/** Whether the current entry of the history is that of the open menu. */
function isMarked(): boolean {
  return Boolean(history.state?.menu);
}

function isPlain({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);
}

/** The page of this site that a link leads to. */
function pageOf(target: EventTarget | null): string | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href^='/']") : null;
  return link ? link.pathname + link.search + link.hash : undefined;
}
