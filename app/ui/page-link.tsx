import type { ReactNode } from "react";
import { Link, type LinkProps } from "react-router";
import type { LinkTarget } from "#content/pages.ts";

type Props = Omit<LinkProps, "to"> & { to: LinkTarget };

/** React Router's link, to what the table of pages knows; the compiler refuses any other address. */
export const PageLink: (props: Props) => ReactNode = Link;
