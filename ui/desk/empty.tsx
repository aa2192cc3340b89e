import type { ReactNode } from "react";

/** An empty list: what that means, and what to do. */
export function Empty({ heading, children }: { heading: string; children?: ReactNode }) {
  return (
    <div className="grid justify-items-center gap-2 px-6 py-16 text-center">
      <svg aria-hidden="true" viewBox="0 0 96 32" className="h-8 text-edge">
        <path d="M4 28 48 6l44 22" fill="none" stroke="currentColor" strokeWidth="2" />
      </svg>
      <h2 className="text-heading">{heading}</h2>
      <div className="max-w-sm text-soft">{children}</div>
    </div>
  );
}
