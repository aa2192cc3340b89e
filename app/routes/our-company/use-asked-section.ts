import { useLocation } from "react-router";
import type { LinkTarget } from "#content/pages.ts";

/** The section that the address asks for: two aliases of the page each name one. */
export function useAskedSection(): "leadership" | "culture" | undefined {
  const { pathname } = useLocation();
  if (pathname.startsWith("/our-leadership" satisfies LinkTarget)) return "leadership";
  if (pathname.startsWith("/our-culture" satisfies LinkTarget)) return "culture";
  return undefined;
}
