import { articlePath } from "#content/links.ts";
import { pages } from "#content/pages.ts";
import type { CalendarDay } from "#domain/calendar/calendar-day.ts";
import { fixedPages, type PlacedPage } from "#domain/page/placed-pages.ts";
import { articles } from "#generated/articles.ts";
import { lastChanged } from "./last-changed.ts";

/** A page that search engines should know, under its one address. */
export type ListedPage = { address: string; lastChanged: CalendarDay | undefined };

/** Every page under its canonical address, and every article; in the order of addresses. */
export function listedPages(): ListedPage[] {
  const known = fixedPages(pages)
    .filter(({ address, head }) => address === head.canonical && !head.noindex)
    .map((page) => ({ address: page.address, lastChanged: lastChangeOf(page) }));
  const written = articles.map((article) => ({
    address: articlePath(article),
    lastChanged: article.publishDate,
  }));
  return [...known, ...written].sort((one, other) => (one.address < other.address ? -1 : 1));
}

/** What search engines should know, each with the day on which it last changed. */
export function sitemap(siteUrl: string, listed: readonly ListedPage[] = listedPages()): string {
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

/** Of the words and of what draws them; the list of articles also changes with its newest one. */
function lastChangeOf({ address, screen }: PlacedPage): CalendarDay | undefined {
  const ofSources = lastChanged([
    `content/en/${screen}.ts`,
    `content/en/${screen}-opening.ts`,
    `app/routes/${screen}`,
  ]);
  if (address !== "/news-insights") return ofSources;
  return [ofSources, ...articles.map(({ publishDate }) => publishDate)]
    .filter((day) => day !== undefined)
    .sort()
    .at(-1);
}
