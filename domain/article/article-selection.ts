import type { Article } from "./article.ts";

/** Specification 2, section 9. */
const mostRelated = 3;

/** What visitors may see, the newest first; of one day, in the order of their titles. */
export function publishedArticles<
  Listed extends Pick<Article, "isPublished" | "publishDate" | "title">,
>(articles: readonly Listed[]): Listed[] {
  return articles
    .filter(({ isPublished }) => isPublished)
    .sort((a, b) => compare(b.publishDate, a.publishDate) || compare(a.title, b.title));
}

/** What the menu shows: the published ones that are flagged, the newest first. */
export function featuredArticles<
  Listed extends Pick<Article, "isFeatured" | "isPublished" | "publishDate" | "title">,
>(articles: readonly Listed[]): Listed[] {
  return publishedArticles(articles).filter(({ isFeatured }) => isFeatured);
}

/** The first three others of the article's category, in the order given (specification 2, section 7). */
export function relatedArticles<Listed extends Pick<Article, "slug" | "category">>(
  { slug, category }: Pick<Article, "slug" | "category">,
  articles: readonly Listed[],
): Listed[] {
  return articles
    .filter((other) => other.category === category && other.slug !== slug)
    .slice(0, mostRelated);
}

function compare(a: string, b: string): number {
  return Number(a > b) - Number(a < b);
}
