import { expect, expectTypeOf, it } from "vitest";
import { builtFacts } from "./facts.ts";
import { type LinkGroup, type MenuItem, type MenuPanel, menu } from "./navigation.ts";
import { shownPages } from "./pages.ts";
import { projectsItem } from "./projects-item.ts";

const addressesOf = ({ to, groups }: { to: string; groups: readonly { links: LinksOf }[] }) => [
  to,
  ...groups.flatMap(({ links }) => links.map((link) => link.to)),
];
type LinksOf = readonly { to: string }[];

it("the menu's items stand in the order of their numbers, and lead to pages that there are", () => {
  const items = menu(builtFacts);
  const ids = items.map(({ id }) => id);
  expect(ids).toEqual([...new Set(ids)].toSorted((a, b) => a - b));
  const unknown = items.flatMap(addressesOf).filter((address) => !isPage(address));
  expect(unknown).toEqual([]);
});

it("finished roofs are in the menu if their pages are there, and not before", () => {
  const isShown = menu(builtFacts).some(({ id }) => id === projectsItem.id);
  const known = addressesOf(projectsItem).map(isPage);
  expect(known).toEqual(known.map(() => isShown));
});

it("finished roofs cannot be put into the menu before their pages are there and both menus draw them", () => {
  expectTypeOf(projectsItem).not.toExtend<MenuItem>();
  expectTypeOf(projectsItem.panel).not.toExtend<MenuPanel>();
  expectTypeOf(projectsItem.groups).not.toExtend<readonly LinkGroup[]>();
});

function isPage(address: string): boolean {
  const known = Object.entries(shownPages(builtFacts)).flatMap(([path, { aliases = [] }]) => [
    path,
    ...aliases,
  ]);
  return known.includes(address);
}
