import { roofLists } from "#content/roof-lists.ts";
import type { ProjectQuery } from "#domain/project/project-list.ts";
import { type ProjectKind, projectKinds } from "#domain/project/project-terms.ts";

/** The list of a kind; null: of all. */
export const listPath = (kind: ProjectKind | null) => roofLists[kind ?? "all"];

/** The kind that an address shows; null: all. */
export const kindAt = (path: string): ProjectKind | null =>
  projectKinds.find((kind) => roofLists[kind] === path) ?? null;

/** A page of the list that a query asks for. */
export function listAddress({ kind, material, county }: ProjectQuery, page = 1) {
  const query = new URLSearchParams({
    ...(material && { material }),
    ...(county && { county }),
    ...(page > 1 && { page: String(page) }),
  }).toString();
  return query ? (`${listPath(kind)}?${query}` as const) : listPath(kind);
}
