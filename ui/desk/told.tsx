import type { ReactNode } from "react";

/** What a press has done, in place of its button that is gone: takes the focus from it. */
export function Told({ children }: { children: ReactNode }) {
  return (
    <p ref={takeFocus} tabIndex={-1} role="status" className="wrap-anywhere">
      {children}
    </p>
  );
}

/** Always the same function, so that it runs once and not with every render. */
function takeFocus(told: HTMLElement | null): void {
  told?.focus({ preventScroll: true });
}
