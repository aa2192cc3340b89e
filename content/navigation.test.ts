import { expect, it } from "vitest";
import { finishedRoofs } from "#domain/project/finished-roofs.ts";
import { projects } from "#tests/support/published-projects.ts";
import { builtFacts } from "./facts.ts";
import { type MenuItem, menu } from "./navigation.ts";
import { shownPages } from "./pages.ts";

const addressesOf = ({ to, groups }: MenuItem): string[] => [
  to,
  ...groups.flatMap(({ links }) => links.map((link) => link.to)),
];

it("the menu's items stand in the order of their numbers, and lead to pages that there are", () => {
  const items = menu(builtFacts);
  const ids = items.map(({ id }) => id);
  expect(ids).toEqual([...new Set(ids)].toSorted((a, b) => a - b));
  const unknown = items.flatMap(addressesOf).filter((address) => !isPage(address));
  expect(unknown).toEqual([]);
});

it("finished roofs are in the menu, third, while they are shown, and their pages are there, and not before", () => {
  const shown = { ...builtFacts, finishedRoofs: finishedRoofs(projects, 2026) };
  const items = menu(shown);
  expect(items.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6]);
  const addresses = items.filter(({ id }) => id === 3).flatMap(addressesOf);
  expect(addresses).toContain("/before-after");
  expect(addresses.filter((address) => !isPage(address, shown))).toEqual([]);
  expect(menu(builtFacts).map(({ id }) => id)).toEqual([1, 2, 4, 5, 6]);
  expect(addresses.filter((address) => isPage(address))).toEqual([]);
});

function isPage(address: string, facts = builtFacts): boolean {
  const known = Object.entries(shownPages(facts)).flatMap(([path, { aliases = [] }]) => [
    path,
    ...aliases,
  ]);
  return known.includes(address);
}
