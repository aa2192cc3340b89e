import { useEffect, useState } from "react";
import { useLocation } from "react-router";

/** In pixels: as much as the bar covers. */
const barHeight = 56;

/**
 * Whether the first view's own link to booking is out of sight. False on the server, and where there is none: the
 * bar's style (`until-passed`) asks for the link itself.
 */
export function useFirstBookPassed(): boolean {
  const { pathname } = useLocation();
  const [hasPassed, setPassed] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has another first view
  useEffect(() => {
    const book = document.querySelector('main > :first-child a[href="/schedule-inspection"]');
    if (!book) return;
    const observer = new IntersectionObserver(
      // A busy browser tells of several crossings at once, the latest last.
      (crossings) => setPassed(crossings.at(-1)?.isIntersecting === false),
      { rootMargin: `0px 0px -${barHeight}px` },
    );
    observer.observe(book);
    return () => {
      observer.disconnect();
      setPassed(false);
    };
  }, [pathname]);

  return hasPassed;
}
