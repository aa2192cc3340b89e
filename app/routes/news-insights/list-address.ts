import type { LinkTarget } from "#content/pages.ts";
import { type ArticleQuery, articleQueryText } from "#domain/article/article-list.ts";

/** The address of a part of the list: `/news-insights?category=storm-damage&page=2`. */
export function listAddress(query: ArticleQuery): LinkTarget {
  const text = articleQueryText(query);
  return text ? `/news-insights?${text}` : "/news-insights";
}
