import type { ReactNode } from "react";
import { Link } from "react-router";
import { type CountedList, listAddress } from "#domain/lead/number-lists.ts";

/** A number that opens the list which it counts. */
export function NumberLink({
  list,
  label,
  className = "",
  children,
}: {
  list: CountedList;
  /** What is counted, for screen readers: it must contain the number. */
  label: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <Link
      to={listAddress(list)}
      aria-label={label}
      className={`rounded-sm tabular-nums underline decoration-edge decoration-1 underline-offset-3 hover:bg-hover hover:decoration-ink ${className}`}
    >
      {children}
    </Link>
  );
}
