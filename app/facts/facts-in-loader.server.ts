import type { RouterContextProvider } from "react-router";
import { pageContext } from "#app/page-context.ts";
import type { Facts } from "#domain/business/facts.ts";
import { factsWith } from "./use-facts.ts";

/** The facts that hold, for a page's loader; those that the site is built with while pages are made at build time. */
export function factsInLoader(context: Readonly<RouterContextProvider>): Facts {
  return factsWith(context.get(pageContext)?.services.business.overrides() ?? {});
}
