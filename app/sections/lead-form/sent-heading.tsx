import { type ReactNode, useEffect, useRef } from "react";
import { takeTo } from "#ui/take-to.ts";
import { whenFocusIsLost } from "#ui/when-focus-is-lost.ts";

/** Heading of the panel that replaces a sent form. Takes the focus, so that it is read out. */
export function SentHeading({
  id,
  as: Heading = "h2",
  className = "text-title",
  children,
}: {
  id: string;
  as?: "h2" | "h3";
  className?: string;
  children: ReactNode;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  // Leaves the focus alone if the visitor has moved on by the time the scripts load.
  useEffect(() => whenFocusIsLost(() => heading.current && takeTo(heading.current)), []);
  return (
    <Heading id={id} ref={heading} tabIndex={-1} className={className}>
      {children}
    </Heading>
  );
}
