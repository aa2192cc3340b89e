import type { PageAddress } from "#content/pages.ts";
import type { ProjectQuery } from "#domain/project/project-list.ts";
import type { ProjectKind } from "#domain/project/project-terms.ts";

/** Where finished roofs of a kind are. */
const paths = {
  residential: "/residential-projects",
  commercial: "/commercial-projects",
  government: "/government-projects",
} as const satisfies Record<ProjectKind, PageAddress>;

type ListPath = "/our-projects" | (typeof paths)[ProjectKind];

/** The list of a kind; null: of all. */
export function listPath(kind: ProjectKind | null): ListPath {
  return kind === null ? "/our-projects" : paths[kind];
}

/** The kind that an address shows; null: all. */
export function kindAt(path: string): ProjectKind | null {
  const known = Object.entries(paths) as [ProjectKind, string][];
  return known.find(([, one]) => one === path)?.[0] ?? null;
}

/** The list that a query asks for. */
export function listAddress({ kind, material, county }: ProjectQuery) {
  const query = new URLSearchParams({
    ...(material && { material }),
    ...(county && { county }),
  }).toString();
  return query ? (`${listPath(kind)}?${query}` as const) : listPath(kind);
}
