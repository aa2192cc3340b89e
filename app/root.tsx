import { type ReactNode, use, useEffect } from "react";
import { Meta, Outlet, ScrollRestoration } from "react-router";
import atEnd from "#app/before-hydration/at-end.ts?inline-script";
import atEndWithFacts from "#app/before-hydration/at-end-with-facts.ts?inline-script";
import { hydratedEvent } from "#app/before-hydration/hydrated-event.ts";
import inHead from "#app/before-hydration/in-head.ts?inline-script";
import { scrollPositionsKey } from "#app/before-hydration/leaving.ts";
import { DeferredScripts } from "#app/document/deferred-scripts.tsx";
import { DocumentContext } from "#app/document/document-parts.ts";
import { InlineScript } from "#app/document/inline-script.tsx";
import { WholeSheet } from "#app/document/whole-sheet.tsx";
import { useFacts } from "#app/facts/use-facts.ts";
import { PageFailure } from "#app/layouts/page-failure.tsx";
import { siteUrl } from "#app/seo/site-url.ts";
import { builtFacts } from "#content/facts.ts";
import { factsPath } from "#content/links.ts";
import archivo from "#generated/fonts/archivo.woff2?url";
import instrumentSans from "#generated/fonts/instrument-sans.woff2?url";

export function Layout({ children }: { children: ReactNode }) {
  const { nonce, style, bar } = use(DocumentContext);
  const isAsBuilt = useFacts() === builtFacts;
  return (
    <html lang="en-US" data-site={siteUrl}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={bar} suppressHydrationWarning />
        {/* Read by Vite's client, for the styles that it adds. */}
        {import.meta.env.DEV && (
          <meta property="csp-nonce" nonce={nonce} suppressHydrationWarning />
        )}
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <Meta />
        <style
          data-page-style=""
          nonce={nonce}
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own style, as text
          dangerouslySetInnerHTML={{ __html: style }}
        />
        <InlineScript
          nonce={nonce}
          text={inHead}
          data-archivo={archivo}
          data-instrument-sans={instrumentSans}
        />
      </head>
      <body>
        {children}
        <ScrollRestoration storageKey={scrollPositionsKey} />
        <WholeSheet />
        <DeferredScripts />
        {isAsBuilt ? (
          <InlineScript nonce={nonce} text={atEnd} />
        ) : (
          <InlineScript nonce={nonce} text={atEndWithFacts} data-facts={factsPath} />
        )}
      </body>
    </html>
  );
}

export default function App() {
  useEffect(() => {
    dispatchEvent(new Event(hydratedEvent));
  }, []);
  return <Outlet />;
}

/**
 * Last resort, when the layout fails too: no bar and no footer, but the message and the phone
 * number.
 */
export function ErrorBoundary() {
  return (
    <main className="@container/page">
      <PageFailure />
    </main>
  );
}
