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
