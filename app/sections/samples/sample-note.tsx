import type { ReactNode } from "react";

/** Says that the reviews, ratings or badges beside it are made up: as large as a rating, so that nobody misses it. */
export function SampleNote({
  className = "",
  children,
}: {
  className?: string;
  children: ReactNode;
}) {
  return <p className={`font-heading text-heading ${className}`}>{children}</p>;
}
