import type { ComponentProps } from "react";
import { MoreLink } from "./more-link.tsx";

/** A `MoreLink` for each of `links`, for the caller's row. */
export function MoreLinks(props: {
  links: readonly { to: ComponentProps<typeof MoreLink>["to"]; label: string }[];
}) {
  return props.links.map(({ to, label }) => (
    <MoreLink key={to} to={to}>
      {label}
    </MoreLink>
  ));
}
