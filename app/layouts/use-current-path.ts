import { useLocation } from "react-router";

/** The page's path without a slash at its end: pages made at build time are rendered with one. */
export function useCurrentPath(): string {
  return useLocation().pathname.replace(/\/+$/, "") || "/";
}
