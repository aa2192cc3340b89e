import { expect, it } from "vitest";
import { builtFacts } from "./facts.ts";
import { menu, projectsItem, showsProjects } from "./navigation.ts";
import { shownPages } from "./pages.ts";

const addresses = [
  projectsItem.to,
  ...projectsItem.groups.flatMap(({ links }) => links.map(({ to }) => to)),
];

it("the menu's third item has the pages of finished roofs, and a panel that leads to all of them", () => {
  expect(projectsItem.id).toBe(3);
  expect(addresses).toEqual([
    "/our-projects",
    "/residential-projects",
    "/commercial-projects",
    "/government-projects",
    "/before-after",
  ]);
  expect(projectsItem.panel).toMatchObject({
    heading: "Featured projects",
    link: { to: "/our-projects" },
  });
});

it("it is in the menu, and in its place, only once it is shown, and its pages are there by then", () => {
  const ids = menu(builtFacts).map(({ id }) => id);
  expect(ids).toEqual(showsProjects ? [1, 2, 3, 4, 5, 6] : [1, 2, 4, 5, 6]);
  const known = addresses.filter((address) => address in shownPages);
  expect(known).toEqual(showsProjects ? addresses : []);
});
