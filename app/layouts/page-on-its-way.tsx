import { useEffect, useState } from "react";
import { type Location, useLocation, useNavigation } from "react-router";

/** A page that is there sooner shows no sign of loading, in milliseconds. */
const patience = 150;

/**
 * Shows and says that the next page is loading, until it is shown: the drip edge runs along under
 * the bar, or along the window's upper edge while the bar is away. Not for `lost`, which never
 * arrives.
 */
export function PageOnItsWay({ lost }: { lost: Location | undefined }) {
  const { location } = useNavigation();
  const { pathname } = useLocation();
  const isOnItsWay = location !== undefined && location !== lost;
  const [isLate, setLate] = useState(false);

  useEffect(() => {
    if (!isOnItsWay) return;
    const timer = setTimeout(() => setLate(true), patience);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [isOnItsWay]);

  const isShown = isOnItsWay && isLate;
  // A list that loads another part of itself says so in its own words.
  const isOtherPage = location?.pathname !== pathname;
  return (
    <>
      <p aria-live="polite" className="sr-only">
        {isShown && isOtherPage && "Loading the page..."}
      </p>
      {isShown && <div data-page-loading="" className="drip-running" />}
    </>
  );
}
