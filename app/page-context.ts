import { createContext, type RouterContextProvider } from "react-router";
import type { Services } from "#server/services.ts";

/** What a page's loaders and actions can use while the server answers one request. */
export type PageContext = {
  services: Services;
  /**
   * Allows the page's inline scripts and styles. Absent for a page that is cached for other
   * visitors: their digests allow them there.
   */
  nonce?: string;
  /** The client's network, by which limits are counted. */
  network: string;
  /** Turns an error thrown by a service into a refusal; the answer gets its `Retry-After`. */
  asRefusal: Services["asRefusal"];
  reportError(error: unknown): void;
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

/** A query as understood by a page that is assembled from pieces. */
export type ReadQuery = {
  /** One spelling for all equivalent queries; empty for the page without a query. */
  canonical: string;
  /**
   * The parts of the page that depend on the query: HTML for the body, and the script that passes
   * on the data.
   */
  parts(): { main: string; script: string };
  /** The data that React Router's browser code gets for the same query when a link is followed. */
  data(): string;
};

/**
 * A page cut into pieces: the parts that depend on the query are made each time, the rest is kept.
 */
export type CutPage = {
  /** The HTML before `main`, between `main` and the data script, and after that script. */
  kept: readonly [string, string, string];
  read(query: URLSearchParams): ReadQuery;
};

/** How a page is cut into pieces (decision 0038). */
export type PageAssembly = {
  /** The query with which the page is rendered to be cut. */
  pattern: string;
  /** @throws when the rendered page does not contain the parts made for the same query. */
  cut(html: string): CutPage;
};
