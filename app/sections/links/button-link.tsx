import type { ComponentProps, ReactNode } from "react";
import type { LinkTarget } from "#content/pages.ts";
import { buttonClass, type Look } from "#ui/pages/button.tsx";
import { PageLink } from "./page-link.tsx";

/** Targets that the browser handles itself. */
type OtherPlace = `${"tel" | "mailto" | "https"}:${string}` | `#${string}`;

/**
 * Looks like a button, is a link. `to` is a path of this site, or a target that the browser handles
 * itself: `tel:`, `mailto:`, `https:`, `#place` and a file (`/…/inspection.ics`).
 */
export function ButtonLink({
  to,
  look = "main",
  className = "",
  children,
  ...rest
}: Omit<ComponentProps<"a">, "href"> & {
  to: LinkTarget | OtherPlace;
  look?: Look | undefined;
  children: ReactNode;
}) {
  const classes = `${buttonClass(look)} ${className}`;
  return isPage(to) ? (
    <PageLink {...rest} to={to} className={classes}>
      {children}
    </PageLink>
  ) : (
    <a {...rest} href={to} className={classes}>
      {children}
    </a>
  );
}

function isPage(to: LinkTarget | OtherPlace): to is LinkTarget {
  return !/^([a-z]+:|#)|\.[a-z]+$/.test(to);
}
