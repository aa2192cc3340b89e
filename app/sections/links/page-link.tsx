import type { ReactNode } from "react";
import { Link, type LinkProps } from "react-router";
import type { LinkTarget } from "#content/pages.ts";

type Props = Omit<LinkProps, "to" | "prefetch"> & { to: LinkTarget };

/**
 * React Router's link, limited to addresses in the table of pages: the compiler rejects any other.
 * The layout requests its page before it is followed (layouts/use-pages-ahead.ts).
 */
export const PageLink: (props: Props) => ReactNode = Link;
