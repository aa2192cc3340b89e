import { useLocation } from "react-router";

/** The section that the address asks for: two of the page's aliases name one. */
export function useAskedSection(): "leadership" | "culture" | undefined {
  const { pathname } = useLocation();
  if (pathname.startsWith("/our-leadership")) return "leadership";
  if (pathname.startsWith("/our-culture")) return "culture";
  return undefined;
}
