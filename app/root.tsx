import { type ReactNode, useEffect } from "react";
import { Link, Links, Meta, Outlet, Scripts, ScrollRestoration } from "react-router";
import { hydratedEvent } from "#app/hydrated-event.ts";
import styles from "#app/styles/app.css?inline";
import { businessProfile } from "#content/business-profile.ts";

/*
 * The style stands in the page: no request before the first paint. The browser's bundle does not
 * carry it again; there, the text of the element that the server sent is what it is.
 */
const pageStyle = import.meta.env.SSR
  ? styles
  : (document.querySelector("style[data-page-style]")?.textContent ?? "");

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
        <ScrollRestoration />
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

/** Last resort, when a page fails to render. */
export function ErrorBoundary() {
  return (
    <main className="page-grid py-section">
      <div className="col-span-full max-w-prose">
        <h1 className="drip-edge text-title">Unexpected Application Error!</h1>
        <p className="mt-8 text-lead">
          Something went wrong on our side. Please try again in a moment, or call us at{" "}
          <a className="link" href={`tel:${businessProfile.phone.e164}`}>
            {businessProfile.phone.display}
          </a>
          .
        </p>
        <p className="mt-6">
          <Link className="link" to="/" reloadDocument>
            Back to the home page
          </Link>
        </p>
      </div>
    </main>
  );
}
