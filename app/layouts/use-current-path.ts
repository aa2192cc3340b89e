import { useLocation } from "react-router";

/** The page's path without a trailing slash: prerendered pages are rendered with one. */
export function useCurrentPath(): string {
  return useLocation().pathname.replace(/\/+$/, "") || "/";
}
