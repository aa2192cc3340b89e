import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/** Milliseconds: long enough to see that the link was taken. */
const closeDelay = 300;

/** Calls `close` 300 ms after every change of the location. */
export function useCloseOnNavigation(close: () => void) {
  const { key } = useLocation();
  const shown = useRef(key);
  const latest = useRef(close);

  useEffect(() => {
    latest.current = close;
  });

  useEffect(() => {
    if (shown.current === key) return;
    shown.current = key;
    const timer = setTimeout(() => latest.current(), closeDelay);
    return () => clearTimeout(timer);
  }, [key]);
}
