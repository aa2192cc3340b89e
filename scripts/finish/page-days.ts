import { builtFacts } from "#content/facts.ts";
import { type PageAddress, pages } from "#content/pages.ts";
import { heldIn } from "#domain/article/held-in.ts";
import type { CalendarDay } from "#domain/calendar/calendar-day.ts";
import { listedPages } from "#domain/page/listed-pages.ts";
import type { PlacedPage } from "#domain/page/placed-pages.ts";
import { articles } from "#generated/articles.ts";
import type { PageManifest } from "#server/pages/prerendered-pages.ts";
import type { RouteSources } from "../vite/route-sources.ts";
import { lastChanged } from "./last-changed.ts";

const articleList: PageAddress = "/news-insights";

/** The day of the last change of each page that search engines list, by its address: that of its source files. */
export function pageDays(sources: RouteSources): PageManifest["days"] {
  const days = listedPages(pages).map((page) => [page.address, lastChangeOf(page, sources)]);
  return Object.fromEntries(days.filter(([, day]) => day !== undefined));
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
  return [ofSources, ...heldIn(builtFacts, articles).map(({ publishDate }) => publishDate)]
    .filter((day) => day !== undefined)
    .sort()
    .at(-1);
}
