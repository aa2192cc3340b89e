import type { Article } from "#domain/article/article.ts";
import type { County } from "#domain/service-area/county.ts";
import type { LinkTarget } from "./pages.ts";

/* Addresses that have no entry of their own in the table of pages. */

export function articlePath({ slug }: Pick<Article, "slug">) {
  return `/news-insights/${slug}` as const satisfies LinkTarget;
}

/** The page of a finished roof. */
export function projectPath({ slug }: { slug: string }) {
  return `/our-projects/${slug}` as const satisfies LinkTarget;
}

/** The full URL of a page, for use outside the site: emails, calendars, feeds. */
export function pageUrl(siteUrl: string, to: LinkTarget): string {
  return siteUrl + to;
}

/** The list of all articles with this tag. */
export function tagPath(tag: string): LinkTarget {
  return `/news-insights?tag=${encodeURIComponent(tag)}`;
}

/** A county's panel on the service areas page. */
export function countyPath({ id }: Pick<County, "id">): LinkTarget {
  return `/service-areas#${id}`;
}

/** The page where an appointment is viewed, moved and canceled. */
export function appointmentPath(id: string) {
  return `/appointments/${id}` as const satisfies LinkTarget;
}

/** The same page as the confirmation that follows the booking. */
export function bookedPath(id: string) {
  return `${appointmentPath(id)}?booked` as const satisfies LinkTarget;
}

/** The same page with the button that confirms a pending booking. */
export function pressPath(id: string, key: string) {
  return `${appointmentPath(id)}?confirm=${key}` as const satisfies LinkTarget;
}

/** A calendar file: gutters in spring and fall, the yearly inspection. */
export const careCalendarPath = "/maintenance-tips/roof-calendar.ics";

/** Feeds of the newest articles (server/pages/article-feeds.ts). */
export const feedPaths = {
  rss: "/news-insights/feed.xml",
  json: "/news-insights/feed.json",
} as const;

/** What owners have set in place of the facts that pages' scripts were built with (server/pages/facts-file.ts). */
export const factsPath = "/facts.json";

/** Map, ZIP codes and details of the counties that an owner has chosen (server/pages/service-area-file.ts). */
export const serviceAreaPath = "/service-area.json";
