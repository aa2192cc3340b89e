import type { Article } from "./article.ts";

/** How many related articles an article's page shows. */
const mostRelated = 3;

/** The published articles, newest first; those of the same day by title. */
export function publishedArticles<
  Listed extends Pick<Article, "isPublished" | "publishDate" | "title">,
>(articles: readonly Listed[]): Listed[] {
  return articles
    .filter(({ isPublished }) => isPublished)
    .sort((a, b) => compare(b.publishDate, a.publishDate) || compare(a.title, b.title));
}

/** The articles in the menu: published and featured, newest first. */
export function featuredArticles<
  Listed extends Pick<Article, "isFeatured" | "isPublished" | "publishDate" | "title">,
>(articles: readonly Listed[]): Listed[] {
  return publishedArticles(articles).filter(({ isFeatured }) => isFeatured);
}

/** The first three other articles of the same category, in the given order. */
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
