import { articlePath } from "#content/links.ts";
import { type PageAddress, pages } from "#content/pages.ts";
import type { CalendarDay } from "#domain/calendar/calendar-day.ts";
import { fixedPages, type PlacedPage } from "#domain/page/placed-pages.ts";
import { articles } from "#generated/articles.ts";
import { lastChanged } from "./last-changed.ts";
import type { RouteSources } from "./route-sources.ts";

const articleList: PageAddress = "/news-insights";

/** A page that search engines should know, under its one address. */
export type ListedPage = { address: string; lastChanged: CalendarDay | undefined };

/**
 * Every page under its canonical address, and every article; in the order of addresses. What a page is made of
 * says when it last changed.
 */
export function listedPages(sources: RouteSources): ListedPage[] {
  const known = fixedPages(pages)
    .filter(({ address, head }) => address === head.canonical && !head.noindex)
    .map((page) => ({ address: page.address, lastChanged: lastChangeOf(page, sources) }));
  const written = articles.map((article) => ({
    address: articlePath(article),
    lastChanged: article.publishDate,
  }));
  return [...known, ...written].sort((one, other) => (one.address < other.address ? -1 : 1));
}

/** What search engines should know, each with the day on which it last changed. */
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
 * Of its words and facts, and of what draws this page alone: a button that all pages have changes none of them.
 * The list of articles also changes with its newest one.
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
