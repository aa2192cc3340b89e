import { lazy, Suspense } from "react";
import { isRouteErrorResponse, Outlet, useRouteError } from "react-router";
import { offeredOnly } from "./offered-only.server.ts";
import { PageFailure } from "./page-failure.tsx";
import { SiteShell } from "./site-shell.tsx";
import { useUnreachablePage } from "./use-unreachable-page.ts";

export const middleware = [offeredOnly];

const NotOffered = lazy(() => import("./not-offered.tsx"));

export default function SiteLayout() {
  const { unreachable, lost, dismiss } = useUnreachablePage();
  return (
    <SiteShell
      obstacle={unreachable && <PageFailure address={unreachable} onDismiss={dismiss} />}
      lost={lost}
    >
      <Outlet />
    </SiteShell>
  );
}

/** For a page that is not offered, or failed to load or render. The bar, the footer and the phone number remain. */
export function ErrorBoundary() {
  const error = useRouteError();
  return (
    <SiteShell>
      {isRouteErrorResponse(error) && error.status === 404 ? (
        <Suspense>
          <NotOffered />
        </Suspense>
      ) : (
        <PageFailure />
      )}
    </SiteShell>
  );
}
