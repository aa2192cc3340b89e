import type { RouteConfigEntry } from "@react-router/dev/routes";
import { expect, it, vi } from "vitest";
import { businessProfile } from "#content/business-profile.ts";
import { builtFacts } from "#content/facts.ts";
import { allAddresses } from "#tests/support/addresses.ts";

/* Adding a page takes an entry in the table, its words and its `page.tsx`; nothing else needs a change. */

vi.mock("#content/pages.ts", async (importOriginal) => {
  const original = await importOriginal<typeof import("#content/pages.ts")>();
  const added = {
    aliases: ["/leaf-guards"],
    title: "Gutter Guards",
    description: "Guards that keep leaves out.",
    keywords: "gutter guards",
    photo: "gutter",
  };
  return {
    ...original,
    pages: { ...original.pages, "/gutter-guards": added },
    shownPages: () => ({ ...original.shownPages(builtFacts), "/gutter-guards": added }),
  };
});

it("one entry adds routes, is prerendered, and gets into the sitemap, the sharing pictures and the journeys", async () => {
  const [routes, config, { sitemap }, { picturedPages }] = await Promise.all([
    import("#app/routes.ts"),
    import("../react-router.config.ts"),
    import("#server/pages/sitemap.ts"),
    import("../scripts/pictures/pictured-pages.ts"),
  ]);
  const addresses = ["/gutter-guards", "/leaf-guards"];
  expect(flat(routes.default).filter(({ id = "" }) => addresses.includes(id))).toMatchObject(
    addresses.map((address) => ({ path: address, file: "routes/gutter-guards/page.tsx" })),
  );
  expect(config.default.prerender).toEqual(expect.arrayContaining(addresses));
  expect(allAddresses).toEqual(expect.arrayContaining(addresses));

  const known = sitemap(builtFacts, businessProfile.siteUrl, {}, []);
  expect(known).toContain(`<loc>${businessProfile.siteUrl}/gutter-guards</loc>`);
  expect(known).not.toContain("leaf-guards");
  expect(picturedPages()).toContainEqual({
    address: "/social/gutter-guards.gutter.jpg",
    title: "Gutter Guards",
    ofAnyBusiness: "Gutter Guards",
  });
});

function flat(routes: readonly RouteConfigEntry[]): RouteConfigEntry[] {
  return routes.flatMap((route) => [route, ...flat(route.children ?? [])]);
}
