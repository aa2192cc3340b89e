import type { ComponentProps } from "react";
import { PageLink } from "./page-link.tsx";

/** A link on a line of its own that continues from what was just said, tall enough for a thumb. */
export function MoreLink({ className = "", ...rest }: ComponentProps<typeof PageLink>) {
  return (
    <PageLink
      className={`link inline-flex min-h-11 items-center font-semibold ${className}`}
      {...rest}
    />
  );
}
