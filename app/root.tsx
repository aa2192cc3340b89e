import { type ReactNode, useEffect } from "react";
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from "react-router";
import { keyFragmentEntries } from "#app/fragment-entries.ts";
import { hydratedEvent } from "#app/hydrated-event.ts";
import { PageFailure } from "#app/layouts/page-failure.tsx";
import { scrollMemory, scrollPositionsKey } from "#app/scroll-memory.ts";
import styles from "#app/styles/app.css?inline";

/*
 * The style stands in the page: no request before the first paint. The browser's bundle does not
 * carry it again; there, the text of the element that the server sent is what it is.
 */
const pageStyle = import.meta.env.SSR
  ? styles
  : (document.querySelector("style[data-page-style]")?.textContent ?? "");

if (!import.meta.env.SSR) keyFragmentEntries();

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-US">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#18222a" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <Meta />
        <Links />
        <PageStyle />
      </head>
      <body>
        {children}
        <script
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own script, as text
          dangerouslySetInnerHTML={{ __html: scrollMemory }}
        />
        <ScrollRestoration storageKey={scrollPositionsKey} />
        <Scripts />
      </body>
    </html>
  );
}

function PageStyle() {
  // The development server keeps a linked sheet up to date by itself.
  if (import.meta.env.DEV) return <link rel="stylesheet" href="/app/styles/app.css" />;
  return (
    <style
      data-page-style=""
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own style sheet, as text
      dangerouslySetInnerHTML={{ __html: pageStyle }}
    />
  );
}

export default function App() {
  useEffect(() => {
    dispatchEvent(new Event(hydratedEvent));
  }, []);
  return <Outlet />;
}

/** Last resort, when the layout fails too: no bar, no footer, but the message and the number. */
export function ErrorBoundary() {
  return (
    <main className="@container/page">
      <PageFailure />
    </main>
  );
}
