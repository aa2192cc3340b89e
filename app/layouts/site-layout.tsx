import { Outlet } from "react-router";
import { PageFailure } from "./page-failure.tsx";
import { SiteShell } from "./site-shell.tsx";
import { useUnreachablePage } from "./use-unreachable-page.ts";

export default function SiteLayout() {
  const { unreachable, dismiss } = useUnreachablePage();
  return (
    <SiteShell obstacle={unreachable && <PageFailure address={unreachable} onDismiss={dismiss} />}>
      <Outlet />
    </SiteShell>
  );
}

/** A page that failed to load or to render. The bar, the footer and the phone number stay. */
export function ErrorBoundary() {
  return (
    <SiteShell>
      <PageFailure />
    </SiteShell>
  );
}
