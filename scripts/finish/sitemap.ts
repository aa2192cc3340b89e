import { articlePath } from "#content/links.ts";
import { type PageAddress, shownPages } from "#content/pages.ts";
import type { CalendarDay } from "#domain/calendar/calendar-day.ts";
import { fixedPages, type PlacedPage } from "#domain/page/placed-pages.ts";
import { articles } from "#generated/articles.ts";
import type { RouteSources } from "../vite/route-sources.ts";
import { lastChanged } from "./last-changed.ts";

const articleList: PageAddress = "/news-insights";

/** A page for search engines, under its canonical path. */
export type ListedPage = { address: string; lastChanged: CalendarDay | undefined };

/**
 * Every page under its canonical path, and every article, ordered by path. A page's date is that of its source files.
 */
export function listedPages(sources: RouteSources): ListedPage[] {
  const known = fixedPages(shownPages)
    .filter(({ address, head }) => address === head.canonical && !head.noindex)
    .map((page) => ({ address: page.address, lastChanged: lastChangeOf(page, sources) }));
  const written = articles.map((article) => ({
    address: articlePath(article),
    lastChanged: article.updateDate ?? article.publishDate,
  }));
  return [...known, ...written].sort((one, other) => (one.address < other.address ? -1 : 1));
}

/** The sitemap's XML: each page with the day of its last change. */
export function sitemap(siteUrl: string, listed: readonly ListedPage[]): string {
  const entries = listed.map(
    ({ address, lastChanged: day }) =>
      `  <url><loc>${siteUrl}${address}</loc>${day ? `<lastmod>${day}</lastmod>` : ""}</url>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join("\n")}
</urlset>
`;
}

/**
 * The last change of a page's words, facts or own components; shared components, such as buttons, do not count. The
 * list of articles also changes with its newest article.
 */
function lastChangeOf(
  { address, screen }: PlacedPage,
  sources: RouteSources,
): CalendarDay | undefined {
  const folder = `app/routes/${screen}/`;
  const ofSources = lastChanged(
    (sources[`${folder}page.tsx`] ?? []).filter(
      (file) => file.startsWith("content/") || file.startsWith(folder),
    ),
  );
  if (address !== articleList) return ofSources;
  return [ofSources, ...articles.map(({ publishDate }) => publishDate)]
    .filter((day) => day !== undefined)
    .sort()
    .at(-1);
}
