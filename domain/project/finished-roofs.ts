import { faceOf, type PictureFile, type PublishedProject } from "./project.ts";
import type { PriceBand, ProjectKind, ProjectMaterial } from "./project-terms.ts";

/** What roofs of one material cost that were finished in one year. */
export type RoofsCost = {
  material: ProjectMaterial;
  roofs: number;
  /** From the lowest band's lower end to the highest one's upper end. */
  cost: PriceBand;
};

/** What every page may say of the finished roofs that are shown; their own pages have all of it. */
export type FinishedRoofs = {
  count: number;
  kinds: Readonly<Record<ProjectKind, number>>;
  /** By the county's id; only those with a finished roof. */
  counties: Readonly<Record<string, number>>;
  /** The menu shows these. */
  newest: readonly (Pick<PublishedProject, "slug" | "material" | "town"> & {
    picture: PictureFile | undefined;
  })[];
  /** Those of `year` whose price is said. */
  costs: { year: number; roofs: number; materials: readonly RoofsCost[] };
};

const mostInMenu = 3;

/** What can be said of these; null where none are shown. @param shown As `shownProjects` returns them. */
export function finishedRoofs(
  shown: readonly PublishedProject[],
  year: number,
): FinishedRoofs | null {
  if (shown.length === 0) return null;
  const kinds = { residential: 0, commercial: 0, government: 0 };
  const counties: Record<string, number> = {};
  for (const { kind, county } of shown) {
    kinds[kind] += 1;
    counties[county.id] = (counties[county.id] ?? 0) + 1;
  }
  const priced = shown.flatMap(({ finished, material, priceBand }) =>
    priceBand && finished.year === year ? [{ material, priceBand }] : [],
  );
  const materials = [...Map.groupBy(priced, ({ material }) => material)]
    .map(([material, roofs]) => ({
      material,
      roofs: roofs.length,
      cost: roofs.map(({ priceBand }) => priceBand).reduce(spanned),
    }))
    .sort((one, other) => other.roofs - one.roofs || one.cost.from - other.cost.from);
  const newest = shown.slice(0, mostInMenu).map((project) => {
    const { slug, material, town } = project;
    return { slug, material, town, picture: faceOf(project)?.file };
  });
  const costs = { year, roofs: priced.length, materials };
  return { count: shown.length, kinds, counties, newest, costs };
}

function spanned(one: PriceBand, other: PriceBand): PriceBand {
  const isOpen = one.to === null || other.to === null;
  return {
    from: Math.min(one.from, other.from),
    to: isOpen ? null : Math.max(Number(one.to), Number(other.to)),
  };
}
