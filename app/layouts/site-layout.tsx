import { Outlet } from "react-router";
import { PageFailure } from "./page-failure.tsx";
import { SiteShell } from "./site-shell.tsx";
import { useUnreachablePage } from "./use-unreachable-page.ts";

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

/** For a page that failed to load or render. The bar, the footer and the phone number remain. */
export function ErrorBoundary() {
  return (
    <SiteShell>
      <PageFailure />
    </SiteShell>
  );
}
