import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";
import { movedPages, pages } from "#content/pages.ts";
import { type PlacedPage, placedPages } from "#domain/page/placed-pages.ts";

/**
 * The route's id is the address in the table of pages, so that a screen used by several pages can
 * tell which one it is.
 */
function page({ address, screen }: Pick<PlacedPage, "address" | "screen">) {
  const file = `routes/${screen}/page.tsx`;
  return address === "/" ? index(file, { id: address }) : route(address, file, { id: address });
}

export default [
  layout("layouts/site-layout.tsx", [
    ...placedPages(pages).map(page),
    // Every UI primitive in every state, for developers. Not in production.
    ...(process.env.NODE_ENV === "development" ? [page({ address: "/ui", screen: "ui" })] : []),
  ]),

  ...Object.keys(movedPages).map((address) =>
    route(address, "routes/redirects/page.ts", { id: address }),
  ),
  // Anything else goes to the home page: a 302 from the server; in the browser it replaces the history entry.
  route("*", "routes/unknown/page.ts"),
] satisfies RouteConfig;
