import { useEffect, useRef } from "react";
import { Outlet, useLocation } from "react-router";
import { ContactBar } from "./contact-bar.tsx";
import { SiteFooter } from "./site-footer.tsx";
import { SiteHeader } from "./site-header.tsx";

/** What stands around every page: skip link, bar, footer, and Call and Book within thumb's reach. */
export default function SiteLayout() {
  const { pathname } = useLocation();
  const main = useRef<HTMLElement>(null);
  const shownPath = useRef(pathname);

  // A browser that loads a page starts reading at its top; one that swaps it stays where it was.
  useEffect(() => {
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
    main.current?.focus({ preventScroll: true });
  }, [pathname]);

  return (
    <div className="group/site flex min-h-dvh flex-col">
      <a
        href="#main"
        className="fixed top-2 left-2 z-50 -translate-y-20 rounded-sm bg-limestone-50 px-5 py-3 font-semibold text-slate-900 focus:translate-y-0"
      >
        Skip to the content
      </a>
      <SiteHeader />
      <main
        ref={main}
        id="main"
        tabIndex={-1}
        className="grow bg-limestone-50 pt-header has-[>.ground-dark:first-child]:pt-0"
      >
        <Outlet />
      </main>
      <SiteFooter />
      <ContactBar />
    </div>
  );
}
