import type { PageInfo } from "#app/seo/page-meta.ts";
import { socialPicture } from "#app/seo/social-picture.ts";
import { partTitle } from "#content/en/news-insights.ts";
import { type ArticleQuery, isListPart } from "#domain/article/article-list.ts";
import { articleCategories } from "#domain/article/category.ts";
import { head } from "#generated/pages/news-insights.ts";
import { listAddress } from "./list-address.ts";

/**
 * The head of what a query shows. Each page of the list, and of a category, is a page of its own for search engines: an
 * article on page 3 is linked from nowhere else. A search or a tag is indexed as the whole list.
 */
export function listHead(query: ArticleQuery | undefined): PageInfo {
  if (!query || !isListPart(query)) return head;
  const { category, page } = query;
  return {
    ...head,
    title: partTitle(head.title, {
      category: articleCategories.find(({ slug }) => slug === category)?.label,
      page,
    }),
    canonical: listAddress(query),
    // One for all parts, named after the page.
    ogImage: socialPicture(head.canonical),
  };
}
