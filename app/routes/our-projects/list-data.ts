import { siteUrl } from "#app/seo/site-url.ts";
import { projectTitle } from "#content/en/project.ts";
import { projectPath } from "#content/links.ts";
import type { LinkTarget } from "#content/pages.ts";
import { type ProjectList, roofsPerPage } from "#domain/project/project-list.ts";

/** schema.org's description of a page of a list of finished roofs. */
export function listData(
  name: string,
  path: LinkTarget,
  { projects, found, page }: Pick<ProjectList, "projects" | "found" | "page">,
) {
  return {
    "@context": "https://schema.org",
    "@type": "CollectionPage",
    name,
    url: `${siteUrl}${path}`,
    mainEntity: {
      "@type": "ItemList",
      numberOfItems: found,
      itemListElement: projects.map((project, index) => ({
        "@type": "ListItem",
        position: (page - 1) * roofsPerPage + index + 1,
        name: projectTitle(project),
        url: `${siteUrl}${projectPath(project)}`,
      })),
    },
  };
}
