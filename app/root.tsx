import { type ReactNode, use, useEffect } from "react";
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from "react-router";
import { DeferredScripts } from "#app/deferred-scripts.tsx";
import { DocumentContext } from "#app/document-parts.ts";
import { fontLoading } from "#app/font-loading.ts";
import { keyFragmentEntries } from "#app/fragment-entries.ts";
import { hydratedEvent } from "#app/hydrated-event.ts";
import { PageFailure } from "#app/layouts/page-failure.tsx";
import { scrollMemory, scrollPositionsKey } from "#app/scroll-memory.ts";
import wholeSheet from "#app/styles/app.css?url";

/**
 * In development, pages have one style sheet, which the server keeps up to date, and ordinary
 * scripts.
 */
const isBuilt = import.meta.env.PROD;

if (!import.meta.env.SSR) keyFragmentEntries();

export function Layout({ children }: { children: ReactNode }) {
  const { nonce, style } = use(DocumentContext);
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
        {isBuilt && (
          <style
            data-page-style=""
            nonce={nonce}
            suppressHydrationWarning
            // biome-ignore lint/security/noDangerouslySetInnerHtml: our own style, as text
            dangerouslySetInnerHTML={{ __html: style }}
          />
        )}
        {isBuilt || <link rel="stylesheet" href={wholeSheet} />}
        <InlineScript nonce={nonce} text={fontLoading} />
      </head>
      <body>
        {children}
        <InlineScript nonce={nonce} text={scrollMemory} />
        <ScrollRestoration storageKey={scrollPositionsKey} />
        {isBuilt && <LateWholeSheet />}
        {isBuilt ? <DeferredScripts nonce={nonce} /> : <Scripts />}
      </body>
    </html>
  );
}

/** React's types do not know this attribute on links. */
const disabled = { disabled: true };

/**
 * The site's whole style sheet. The rules for the first view are inline in the page, so the sheet
 * starts disabled and does not delay the first paint. The starter requests it with `media="print"`
 * at first, so that no paint waits for it. Without scripts it is an ordinary sheet.
 */
function LateWholeSheet() {
  return (
    <>
      <link
        rel="stylesheet"
        href={wholeSheet}
        media="print"
        {...disabled}
        data-whole-sheet=""
        suppressHydrationWarning
      />
      <noscript>
        <link rel="stylesheet" href={wholeSheet} />
      </noscript>
    </>
  );
}

/**
 * A script that has already run when React hydrates: its text is left out of the browser's bundle,
 * and the server's text stays.
 */
function InlineScript({ nonce, text }: { nonce: string | undefined; text: string }) {
  return (
    <script
      nonce={nonce}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own script, as text
      dangerouslySetInnerHTML={{ __html: text }}
    />
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
