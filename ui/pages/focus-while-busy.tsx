import { type ReactNode, useLayoutEffect, useRef } from "react";

/**
 * Has the focus in place of the button before it, which cannot keep it: busy, it is disabled. Rendered while the button is
 * busy, and read out as the button is; Tab goes on from the button's place. After that the button has the focus again,
 * unless it went elsewhere meanwhile.
 */
export function FocusWhileBusy({ children }: { children: ReactNode }) {
  const place = useRef<HTMLSpanElement>(null);

  useLayoutEffect(() => {
    const keeper = place.current;
    const button = keeper?.previousElementSibling as HTMLButtonElement | null | undefined;
    if (button && document.activeElement === button) keeper?.focus({ preventScroll: true });
    return () => {
      if (document.activeElement !== keeper) return;
      // React enables the button only after it has removed what is here.
      queueMicrotask(() => {
        if (document.activeElement === document.body) button?.focus({ preventScroll: true });
      });
    };
  }, []);

  return (
    <span ref={place} tabIndex={-1} className="sr-only">
      {children}
    </span>
  );
}
