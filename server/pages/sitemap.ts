import { articlePath } from "#content/links.ts";
import { shownPages } from "#content/pages.ts";
import type { Article } from "#domain/article/article.ts";
import { listedPages } from "#domain/page/listed-pages.ts";
import type { PageManifest } from "./prerendered-pages.ts";

/** XML that lists every page under its canonical path, and every article, ordered by path, with the day of its last change. */
export function sitemap(
  siteUrl: string,
  days: PageManifest["days"],
  articles: readonly Article[],
): string {
  const known = listedPages(shownPages).map(({ address }) => ({ address, day: days[address] }));
  const written = articles.map((article) => ({
    address: articlePath(article),
    day: article.updateDate ?? article.publishDate,
  }));
  const entries = [...known, ...written]
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
