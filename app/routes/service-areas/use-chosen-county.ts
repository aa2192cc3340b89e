import { useEffect, useRef, useSyncExternalStore } from "react";
import { useLocation } from "react-router";
import { useFacts } from "#app/facts/use-facts.ts";
import { whenFocusIsLost } from "#ui/when-focus-is-lost.ts";

/** The id of the link in the grid that shows a county. */
export function gridLinkId(county: string): string {
  return `show-${county}`;
}

/**
 * The county that the address names: `/service-areas#clarke`. So a selection can be linked to, and
 * Reload and Back keep it. `isLive` is false in the server's HTML and until the scripts are running;
 * until then `:target` shows the county.
 */
export function useChosenCounty(): { isLive: boolean; chosen: string | undefined } {
  const { hash } = useLocation();
  const isLive = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
  const named = useFacts().counties.find(({ id }) => `#${id}` === hash)?.id;
  const chosen = isLive ? named : undefined;
  useFocusBack(chosen);
  return { isLive, chosen };
}

/**
 * Closing a county from inside its panel would lose the focus, so it goes to the link that opens
 * the panel.
 */
function useFocusBack(chosen: string | undefined) {
  const before = useRef(chosen);
  useEffect(() => {
    const closed = before.current;
    before.current = chosen;
    if (!closed || chosen) return;
    return whenFocusIsLost(() =>
      document.getElementById(gridLinkId(closed))?.focus({ preventScroll: true }),
    );
  }, [chosen]);
}
