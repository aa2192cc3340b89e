import fc from "fast-check";
import { expect, it } from "vitest";
import { projects } from "#tests/support/published-projects.ts";
import type { PublishedProject } from "./project.ts";
import {
  laterPages,
  projectList,
  projectsLike,
  readProjectQuery,
  roofsPerPage,
} from "./project-list.ts";
import type { ProjectKind } from "./project-terms.ts";

const listOf = (query: string, kind: ProjectKind | null = null) =>
  projectList(projects, readProjectQuery(kind, new URLSearchParams(query)));

it.each<[string, ProjectKind | null, string[]]>([
  ["", null, ["metal", "slate", "tpo"]],
  ["", "residential", ["metal", "slate"]],
  ["", "government", []],
  ["material=tpo", null, ["tpo"]],
  ["material=tpo", "residential", []],
  ["county=loudoun", null, ["metal", "tpo"]],
  ["county=loudoun&material=metal", "residential", ["metal"]],
  ["county=atlantis", null, []],
  ["material=gold", null, ["metal", "slate", "tpo"]],
])("'%s' of %s lists %j", (query, kind, materials) => {
  expect(listOf(query, kind).projects.map(({ material }) => material)).toEqual(materials);
});

it("offers only what leaves at least one roof beside the rest of the query, with how many", () => {
  const all = listOf("");
  expect(all.kinds).toEqual({ residential: 2, commercial: 1, government: 0 });
  expect(all.counties).toEqual([
    { id: "fairfax", name: "Fairfax County", count: 1 },
    { id: "loudoun", name: "Loudoun County", count: 2 },
  ]);
  expect(listOf("county=fairfax").materials).toEqual([{ material: "slate", count: 1 }]);
  expect(listOf("material=slate").counties.map(({ id }) => id)).toEqual(["fairfax"]);
});

/** As many as somebody wants, of residential and commercial by turns. */
const many = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    ...(projects[(index % 2) * 2] as PublishedProject),
    ...{ id: `id-${index}`, slug: `roof-${index}` },
  }));

it("has every roof on one page, and only there", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 80 }), (count) => {
      const shown = many(count);
      const query = readProjectQuery(null, new URLSearchParams());
      const { pages } = projectList(shown, query);
      const parts = Array.from({ length: pages }, (_, at) => projectList(shown, query, at + 1));
      const slugs = parts.flatMap((part) => part.projects.map(({ slug }) => slug));
      expect(slugs).toEqual(shown.map(({ slug }) => slug));
      for (const part of parts) {
        expect(part.projects.length).toBeLessThanOrEqual(roofsPerPage);
        expect(part).toMatchObject({ found: count, pages });
      }
    }),
  );
});

it("shows the last page for one that is beyond it", () => {
  const query = readProjectQuery("commercial", new URLSearchParams());
  expect(projectList(many(50), query, 99)).toMatchObject({ found: 25, page: 3, pages: 3 });
});

it("knows the pages after the first of every list", () => {
  expect(laterPages(projects)).toEqual([]);
  const parts = laterPages(many(26)).map(({ list, page }) => `${list} ${page}`);
  expect(parts).toEqual(["all 2", "all 3", "residential 2", "commercial 2", "pairs 2", "pairs 3"]);
});

it("says nothing of a roof in a list that only the office knows", () => {
  expect(Object.keys(listOf("").projects[0] ?? {})).not.toContain("id");
});

it("offers the roofs most like one, without itself", () => {
  const [metal, slate, tpo] = projects;
  if (!metal || !slate || !tpo) throw new Error("No projects");
  expect(projectsLike(projects, metal).map(({ slug }) => slug)).toEqual([slate.slug, tpo.slug]);
  const another = { ...tpo, id: "another", slug: "another" };
  expect(projectsLike([...projects, another], tpo)[0]?.slug).toBe("another");
});
