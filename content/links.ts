import type { Article } from "#domain/article/article.ts";
import type { County } from "#domain/service-area/county.ts";
import type { LinkTarget } from "./pages.ts";

/* The way to what has no entry of its own in the table of pages. */

export function articlePath({ slug }: Pick<Article, "slug">) {
  return `/news-insights/${slug}` as const satisfies LinkTarget;
}

/** The whole address of a page, for whoever reads it outside the site: mails, calendars, feeds. */
export function pageUrl(siteUrl: string, to: LinkTarget): string {
  return siteUrl + to;
}

/** All articles with this tag. */
export function tagPath(tag: string): LinkTarget {
  return `/news-insights?tag=${encodeURIComponent(tag)}`;
}

/** A county's panel on the page of the service areas. */
export function countyPath({ id }: Pick<County, "id">): LinkTarget {
  return `/service-areas#${id}`;
}

/** Where an appointment is seen, moved and canceled. */
export function appointmentPath(id: string) {
  return `/appointments/${id}` as const satisfies LinkTarget;
}

/** A file for a calendar: gutters in spring and fall, the yearly inspection. */
export const careCalendarPath = "/maintenance-tips/roof-calendar.ics";

/** The newest articles for readers of feeds (scripts/article-feeds.ts). */
export const feedPaths = {
  rss: "/news-insights/feed.xml",
  json: "/news-insights/feed.json",
} as const;
