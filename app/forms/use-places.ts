import { useRef } from "react";
import { useLocation } from "react-router";
import { forget, keyHere } from "./tab-memory.ts";

/**
 * The places in the tab's history at which something has stood since it was shown, and what it is kept under at each:
 * following a fragment takes it along to a place of its own, where a reload asks for it.
 */
export function usePlaces(name: string) {
  const { key } = useLocation();
  const keys = useRef(new Set<string>());
  return {
    /** Another at each place, for the effects that keep something there. */
    place: key,
    /** What it is kept under at the place where the page is now. Not while rendering: the server has no history. */
    keyHere(): string {
      const here = keyHere(name);
      keys.current.add(here);
      return here;
    },
    /** At all of its places: a reload or Back brings it back at none. */
    forgetAll(): void {
      for (const one of keys.current) forget(one);
    },
  };
}
