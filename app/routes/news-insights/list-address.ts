import type { LinkTarget } from "#content/pages.ts";
import { type ArticleQuery, articleQueryText } from "#domain/article/article-list.ts";

/** Where the results are. */
export const resultsId = "results";

/** How a link or the search changes the list: what was found comes into view and takes the focus. */
export const toResults = { preventScrollReset: true, state: { focus: resultsId } } as const;

/** The address of a part of the list: `/news-insights?category=storm-damage&page=2`. */
export function listAddress(query: ArticleQuery): LinkTarget {
  const text = articleQueryText(query);
  return text ? `/news-insights?${text}` : "/news-insights";
}
