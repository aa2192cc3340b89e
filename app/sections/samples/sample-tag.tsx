import type { ReactNode } from "react";

/**
 * Says that the reviews, figures or badges of its block are made up: once a block, and as large as a rating, so that
 * nobody misses it, but no heading.
 */
export function SampleTag({
  className = "",
  children,
}: {
  className?: string;
  children: ReactNode;
}) {
  return <p className={`sample-tag ${className}`}>{children}</p>;
}
