import { createContext, type RouterContextProvider } from "react-router";
import type { Services } from "#server/services.ts";

/** What a page's loader and action may use while the server answers one request. */
export type PageContext = {
  services: Services;
  /**
   * Allows the page's inline scripts and styles to run. Absent for a page that is kept for others
   * too: there, their digests do.
   */
  nonce?: string;
  /** Of the client, as limits count it. */
  network: string;
  /** What the page answers for whatever a service threw; the answer gets its `Retry-After`. */
  asRefusal: Services["asRefusal"];
  reportError(error: unknown): void;
};

/** Absent while pages are made at build time: they have no visitor. */
export const pageContext = createContext<PageContext | null>(null);

/**
 * The style that each route needs before the whole sheet is there, by the route's id; made by the
 * build (scripts/finish/route-styles.ts). Aliases share one: `ids` says which of the `styles`.
 */
export type RouteStyles = { styles: readonly string[]; ids: Readonly<Record<string, number>> };

/** Empty while pages are made at build time: those get theirs when they are finished. */
export const routeStyles = createContext<RouteStyles>({ styles: [], ids: {} });

/** The services, for loaders and actions of pages that are rendered on request. */
export function pageContextOf(context: Readonly<RouterContextProvider>): PageContext {
  const page = context.get(pageContext);
  if (!page) throw new Error("A page that needs the server cannot be made at build time.");
  return page;
}

/** A query, as a page that is cut to pieces reads it. */
export type ReadQuery = {
  /** The one form of all queries that ask for the same; empty for the page without any. */
  canonical: string;
  /** What of the page follows it: HTML in the body, and the code of the script that hands the data over. */
  parts(): { main: string; script: string };
  /** What React Router's browser side gets for the same, when a link is followed. */
  data(): string;
};

/** A page that reads its query, cut to pieces: what the query changes is made each time, the rest is kept. */
export type CutPage = {
  /** HTML before `main`, between `main` and the script's element, and after that. */
  kept: readonly [string, string, string];
  read(query: URLSearchParams): ReadQuery;
};

/** How a page is cut to pieces (decision 0038). */
export type PageAssembly = {
  /** The query of the page that is to be rendered for it. */
  pattern: string;
  /** @throws when the rendered page does not hold the parts that were made for the same query. */
  cut(html: string): CutPage;
};
