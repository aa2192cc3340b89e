import { articlePath, projectPath } from "#content/links.ts";
import { listedPagesNow } from "#content/listed-pages-now.ts";
import type { PageAddress } from "#content/pages.ts";
import { roofLists } from "#content/roof-lists.ts";
import type { Article } from "#domain/article/article.ts";
import { articleQueryText, listParts } from "#domain/article/article-list.ts";
import type { Facts } from "#domain/business/facts.ts";
import type { PublishedProject } from "#domain/project/project.ts";
import { laterPages } from "#domain/project/project-list.ts";
import type { PageManifest } from "./prerendered-pages.ts";

const list: PageAddress = "/news-insights";

/**
 * XML that lists every page under its canonical path, every part of the list of articles and of those of finished roofs, every article and every
 * finished roof that is shown, ordered by path, with the day of its last change.
 */
export function sitemap(
  f: Facts,
  siteUrl: string,
  days: PageManifest["days"],
  articles: readonly Article[],
  projects: readonly PublishedProject[] = [],
): string {
  const known = listedPagesNow(f).map(({ address }) => ({ address, day: days[address] }));
  const written = articles.map((article) => ({
    address: articlePath(article),
    day: article.updateDate ?? article.publishDate,
  }));
  const parts = listParts(articles)
    .map((part) => articleQueryText({ ...part, search: "", tag: "" }))
    .filter((query) => query !== "")
    .map((query) => ({ address: `${list}?${query.replaceAll("&", "&amp;")}`, day: days[list] }));
  const roofs = projects.map((project) => ({
    address: projectPath(project),
    day: project.publishedAt.slice(0, 10),
  }));
  const ofRoofs = laterPages(projects).map(({ list: name, page }) => ({
    address: `${roofLists[name]}?page=${page}`,
    day: undefined,
  }));
  const entries = [...known, ...parts, ...written, ...roofs, ...ofRoofs]
    .sort((one, other) => (one.address < other.address ? -1 : 1))
    .map(
      ({ address, day }) =>
        `  <url><loc>${siteUrl}${address}</loc>${day ? `<lastmod>${day}</lastmod>` : ""}</url>`,
    );
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join("\n")}
</urlset>
`;
}
