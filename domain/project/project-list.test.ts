import { expect, it } from "vitest";
import { projects } from "#tests/support/published-projects.ts";
import { projectList, projectsLike, readProjectQuery } from "./project-list.ts";
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
