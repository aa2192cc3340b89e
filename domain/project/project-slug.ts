import type { CompleteProject } from "./project-content.ts";

/**
 * The end of the address of a project's page, `asphalt-roof-leesburg-2026-05`. It has nothing that its page does not say, and
 * stays what it is when that changes. @param isTaken Whether another project has it, or had it: then a number follows.
 */
export function projectSlug(
  {
    material,
    town,
    finished: { year, month },
  }: Pick<CompleteProject, "material" | "town" | "finished">,
  isTaken: (slug: string) => boolean,
): string {
  const place = town
    .normalize("NFD")
    .toLowerCase()
    .replace(/\p{M}|['’]/gu, "")
    .replace(/[^a-z0-9]+/g, " ")
    .trim()
    .replaceAll(" ", "-");
  const slug = [material, "roof", place, year, String(month).padStart(2, "0")]
    .filter((part) => part !== "")
    .join("-");
  for (let count = 1; ; count += 1) {
    const tried = count === 1 ? slug : `${slug}-${count}`;
    if (!isTaken(tried)) return tried;
  }
}
