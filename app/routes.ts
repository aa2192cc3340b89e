import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";
import { movedPages, pages } from "#content/pages.ts";
import { type PlacedPage, placedPages } from "#domain/page/placed-pages.ts";

/** Its id is the address as the table has it, so that a screen of several pages knows which it is. */
function page({ address, screen }: Pick<PlacedPage, "address" | "screen">) {
  const file = `routes/${screen}/page.tsx`;
  return address === "/" ? index(file, { id: address }) : route(address, file, { id: address });
}

export default [
  layout("layouts/site-layout.tsx", [
    ...placedPages(pages).map(page),
    // Every primitive in every state, for the people who build the site. Not in production.
    ...(process.env.NODE_ENV === "development" ? [page({ address: "/ui", screen: "ui" })] : []),
  ]),

  ...Object.keys(movedPages).map((address) =>
    route(address, "routes/redirects/page.ts", { id: address }),
  ),
  // Anything else goes home: 302 from the server, replacing the history entry in the browser.
  route("*", "routes/unknown/page.ts"),
] satisfies RouteConfig;
