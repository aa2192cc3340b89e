import { articlePath } from "#content/links.ts";
import { type PageAddress, shownPages } from "#content/pages.ts";
import type { Article } from "#domain/article/article.ts";
import { articleQueryText, listParts } from "#domain/article/article-list.ts";
import type { Facts } from "#domain/business/facts.ts";
import { listedPages } from "#domain/page/listed-pages.ts";
import type { PageManifest } from "./prerendered-pages.ts";

const list: PageAddress = "/news-insights";

/**
 * XML that lists every page under its canonical path, every part of the list of articles, and every article, ordered by
 * path, with the day of its last change.
 */
export function sitemap(
  f: Facts,
  siteUrl: string,
  days: PageManifest["days"],
  articles: readonly Article[],
): string {
  const known = listedPages(shownPages(f)).map(({ address }) => ({ address, day: days[address] }));
  const written = articles.map((article) => ({
    address: articlePath(article),
    day: article.updateDate ?? article.publishDate,
  }));
  const parts = listParts(articles)
    .map((part) => articleQueryText({ ...part, search: "", tag: "" }))
    .filter((query) => query !== "")
    .map((query) => ({ address: `${list}?${query.replaceAll("&", "&amp;")}`, day: days[list] }));
  const entries = [...known, ...parts, ...written]
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
