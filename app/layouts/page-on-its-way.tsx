import { type Location, useLocation } from "react-router";

/**
 * Shows and says that the next page is loading, if it is `late`: the drip edge runs along under the
 * bar, or along the window's upper edge while the bar is away.
 */
export function PageOnItsWay({ late }: { late: Location | undefined }) {
  const { pathname } = useLocation();
  // A list that loads another part of itself says so in its own words.
  const isOtherPage = late && late.pathname !== pathname;
  return (
    <>
      <p aria-live="polite" className="sr-only">
        {isOtherPage && "Loading the page..."}
      </p>
      {late && <div data-page-loading="" className="drip-running" />}
    </>
  );
}
