import { lazy, type ReactNode, Suspense, useRef } from "react";
import { type Location, useLocation } from "react-router";
import { ContactBar } from "./contact-bar.tsx";
import { Letterhead } from "./letterhead.tsx";
import { SiteFooter } from "./site-footer.tsx";
import { SiteHeader } from "./site-header.tsx";
import { useLatePage } from "./use-late-page.ts";
import { usePageFocus } from "./use-page-focus.ts";
import { usePagesAhead } from "./use-pages-ahead.ts";
import { useReveal } from "./use-reveal.ts";

/** Its code is requested once a page of articles is late: no other page needs it. Without it, the line under the bar is all. */
const ArticlesAwaited = lazy(() =>
  import("./articles-awaited.tsx").catch(() => ({ default: () => null })),
);

/** The same elements each time, which React leaves as they are while a page is on its way. */
const foot = (
  <>
    <SiteFooter />
    <ContactBar />
  </>
);

/**
 * The frame of every page: skip link, bar, footer, and Call and Book within thumb's reach. An
 * `obstacle`, or what stands for a page of articles that is late, is shown instead of the page,
 * which stays mounted behind it.
 */
export function SiteShell({
  obstacle,
  lost,
  children,
}: {
  obstacle?: ReactNode;
  /** The page that could not be loaded, which the router still waits for. */
  lost?: Location | undefined;
  children: ReactNode;
}) {
  const { pathname } = useLocation();
  const main = useRef<HTMLElement>(null);
  usePageFocus(main);
  usePagesAhead();
  useReveal(main, pathname);
  const late = useLatePage(lost);
  const next = late?.pathname ?? "";

  return (
    <div className="flex min-h-dvh flex-col print:block print:min-h-0">
      <a
        href="#main"
        className="z-50 print:hidden rounded-sm bg-limestone-50 font-semibold text-slate-900 not-focus:sr-only focus:fixed focus:top-2 focus:left-2 focus:px-5 focus:py-3"
      >
        Skip to the content
      </a>
      <Letterhead />
      <SiteHeader late={late} />
      <main
        ref={main}
        id="main"
        tabIndex={-1}
        className="@container/page grow bg-limestone-50 pt-below-bar print:pt-0! has-[>.ground-dark:first-child]:pt-0 has-[>[data-instead]]:*:not-first:hidden"
      >
        {obstacle ||
          (next !== pathname && next.startsWith("/news-insights") && (
            <Suspense>
              <ArticlesAwaited path={next} />
            </Suspense>
          ))}
        {children}
      </main>
      {foot}
    </div>
  );
}
