import { createContext, type RouterContextProvider } from "react-router";
import type { Services } from "#server/services.ts";

/** What a page's loaders and actions can use while the server answers one request. */
export type PageContext = {
  services: Services;
  /** Base of the absolute addresses in the page, without a trailing slash. */
  siteUrl: string;
  /**
   * Allows the page's inline scripts and styles. Absent for a page that is cached for other
   * visitors: their digests allow them there.
   */
  nonce?: string;
  /** The client's network, by which limits are counted. */
  network: string;
  /** The secret of the visitor's browser, if it holds a seat. */
  browser?: string | undefined;
  /** Turns an error thrown by a service into a refusal; the answer gets its `Retry-After`. */
  asRefusal: Services["asRefusal"];
  reportError(error: unknown): void;
  /** Tells the log that a form was refused for these fields; their messages are not logged. */
  reportInvalid(fields: Record<string, string>): void;
};

/** Null while pages are made at build time, because there is no visitor then. */
export const pageContext = createContext<PageContext | null>(null);

/**
 * The style that each route needs before the whole sheet has loaded, by the route's id; made by the
 * build (scripts/finish/route-styles.ts). Aliases share one: `ids` maps each to an index of
 * `styles`.
 */
export type RouteStyles = { styles: readonly string[]; ids: Readonly<Record<string, number>> };

/** Empty while pages are made at build time: those get their styles when they are finished. */
export const routeStyles = createContext<RouteStyles>({ styles: [], ids: {} });

/** The page context, for loaders and actions of pages that are rendered on request. */
export function pageContextOf(context: Readonly<RouterContextProvider>): PageContext {
  const page = context.get(pageContext);
  if (!page) throw new Error("A page that needs the server cannot be made at build time.");
  return page;
}
