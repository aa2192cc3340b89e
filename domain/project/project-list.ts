import { onePage, pagesOf } from "#domain/page/list-page.ts";
import { faceOf, type ProjectPicture, type PublishedProject, pairOf } from "./project.ts";
import {
  type ProjectKind,
  type ProjectMaterial,
  projectKinds,
  projectMaterials,
} from "./project-terms.ts";

/** Which finished roofs somebody wants to see; null: of any. */
export type ProjectQuery = {
  kind: ProjectKind | null;
  material: ProjectMaterial | null;
  /** The county's id. */
  county: string | null;
};

/** What a list shows of a finished roof. */
export type ListedProject = Pick<
  PublishedProject,
  | "slug"
  | "kind"
  | "town"
  | "county"
  | "finished"
  | "days"
  | "squareTenths"
  | "material"
  | "priceBand"
> & { face: ProjectPicture | undefined };

/** Finished roofs on a page of a list: whole rows of one, two and three. */
export const roofsPerPage = 12;

/** The same of pairs of pictures, of which the first takes a row of its own. */
export const pairsPerPage = 9;

export type ProjectList = {
  query: ProjectQuery;
  /** Those of the page. */
  projects: readonly ListedProject[];
  /** How many the query asks for, on all pages. */
  found: number;
  /** From 1. */
  page: number;
  pages: number;
  /** How many of each kind there are, whatever the query asks for. */
  kinds: Readonly<Record<ProjectKind, number>>;
  total: number;
  /** What can be asked for beside the rest of the query: only what leaves at least one. */
  materials: readonly { material: ProjectMaterial; count: number }[];
  counties: readonly { id: string; name: string; count: number }[];
};

/** The query of a list's address: `?material=metal&county=loudoun`. What it cannot be is none. */
export function readProjectQuery(kind: ProjectKind | null, params: URLSearchParams): ProjectQuery {
  const material = projectMaterials.find((one) => one === params.get("material")) ?? null;
  return { kind, material, county: params.get("county") || null };
}

/** A page of the finished roofs that a query asks for, in their order. @param shown As `shownProjects` returns them. */
export function projectList(
  shown: readonly PublishedProject[],
  query: ProjectQuery,
  asked = 1,
): ProjectList {
  const isOfKind = ({ kind }: PublishedProject) => query.kind === null || kind === query.kind;
  const isOf = ({ material }: PublishedProject) =>
    query.material === null || material === query.material;
  const isIn = ({ county }: PublishedProject) =>
    query.county === null || county.id === query.county;
  const ofKind = shown.filter(isOfKind);
  const besideMaterial = ofKind.filter(isIn);
  const besideCounty = ofKind.filter(isOf);
  const materials = projectMaterials.map((material) => ({
    material,
    count: besideMaterial.filter((project) => project.material === material).length,
  }));
  const counties = [...Map.groupBy(besideCounty, ({ county }) => county.id).values()].flatMap(
    (projects) => (projects[0] ? [{ ...projects[0].county, count: projects.length }] : []),
  );
  const found = ofKind.filter(isOf).filter(isIn);
  const { items, page, pages } = onePage(found, { page: asked, size: roofsPerPage });
  return {
    query,
    projects: items.map(listed),
    ...{ found: found.length, page, pages },
    kinds: countOfKinds(shown),
    total: shown.length,
    materials: materials.filter(({ count }) => count > 0),
    counties: counties.sort((one, other) => one.name.localeCompare(other.name)),
  };
}

/** The pages after the first of each list: of all, of a kind, and of those with pictures of before and after. */
export function laterPages(
  shown: readonly PublishedProject[],
): { list: ProjectKind | "all" | "pairs"; page: number }[] {
  const kinds = countOfKinds(shown);
  const pairs = shown.filter((project) => pairOf(project) !== undefined).length;
  const lists = [
    { list: "all" as const, pages: pagesOf(shown.length, roofsPerPage) },
    ...projectKinds.map((list) => ({ list, pages: pagesOf(kinds[list], roofsPerPage) })),
    { list: "pairs" as const, pages: pagesOf(pairs, pairsPerPage) },
  ];
  return lists.flatMap(({ list, pages }) =>
    Array.from({ length: pages - 1 }, (_, index) => ({ list, page: index + 2 })),
  );
}

/** What a list shows of it. */
export function listed(project: PublishedProject): ListedProject {
  const { slug, kind, town, county, finished, days, squareTenths, material, priceBand } = project;
  const facts = { slug, kind, town, county, finished, days, squareTenths, material, priceBand };
  return { ...facts, face: faceOf(project) };
}

/** Three others, those most like it first. */
export function projectsLike(
  shown: readonly PublishedProject[],
  project: PublishedProject,
): ListedProject[] {
  const likeness = ({ kind, material, county }: PublishedProject) =>
    (kind === project.kind ? 4 : 0) +
    (material === project.material ? 2 : 0) +
    (county.id === project.county.id ? 1 : 0);
  return shown
    .filter(({ id }) => id !== project.id)
    .toSorted((one, other) => likeness(other) - likeness(one))
    .slice(0, 3)
    .map(listed);
}

function countOfKinds(shown: readonly PublishedProject[]): Record<ProjectKind, number> {
  const counts = projectKinds.map((kind) => [
    kind,
    shown.filter((project) => project.kind === kind).length,
  ]);
  return Object.fromEntries(counts);
}
