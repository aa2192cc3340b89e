import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/** Milliseconds: long enough to see that the link was taken. */
const closeDelay = 300;

/**
 * Calls `close` 300 ms after every change of the location. Returns what calls that off, for
 * something that was opened in the meantime.
 */
export function useCloseOnNavigation(close: () => void): () => void {
  const { key } = useLocation();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const shown = useRef(key);
  const latest = useRef(close);

  useEffect(() => {
    latest.current = close;
  });

  useEffect(() => {
    if (shown.current === key) return;
    shown.current = key;
    timer.current = setTimeout(() => latest.current(), closeDelay);
    return () => clearTimeout(timer.current);
  }, [key]);

  return () => clearTimeout(timer.current);
}
