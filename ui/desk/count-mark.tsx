import type { ReactNode } from "react";

/** A number beside a name in the navigation, with what it counts for those who hear it; nothing when it is 0. */
export function CountMark({ count, of }: { count: number; of: string }) {
  if (count === 0) return null;
  return (
    <span className="ms-auto rounded-full bg-action px-1.5 text-small text-on-action tabular-nums">
      {count}
      <span className="sr-only"> {of}</span>
    </span>
  );
}

/**
 * A name with its count, where a phone has the name below an icon and no line for a number: there the count stands above
 * the name, beside the icon, and takes no height.
 */
export function NameWithCount({ name, children }: { name: string; children: ReactNode }) {
  return (
    <span className="contents max-md:relative max-md:block max-md:*:absolute max-md:*:bottom-full max-md:*:left-1/2 max-md:*:ms-1.5 max-md:*:text-[min(0.75rem,3.5vw)] max-md:*:leading-tight">
      {name}
      {children}
    </span>
  );
}
