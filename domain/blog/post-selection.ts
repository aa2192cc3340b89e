import type { Post } from "./post.ts";

/** Specification 2, section 9. */
const mostRelated = 3;

/** What visitors may see, the newest first; of one day, in the order of their titles. */
export function publishedPosts<Listed extends Pick<Post, "isPublished" | "publishDate" | "title">>(
  posts: readonly Listed[],
): Listed[] {
  return posts
    .filter(({ isPublished }) => isPublished)
    .sort((a, b) => compare(b.publishDate, a.publishDate) || compare(a.title, b.title));
}

/** What the menu shows: the published ones that are flagged, the newest first. */
export function featuredPosts<
  Listed extends Pick<Post, "isFeatured" | "isPublished" | "publishDate" | "title">,
>(posts: readonly Listed[]): Listed[] {
  return publishedPosts(posts).filter(({ isFeatured }) => isFeatured);
}

/** The first three others of the article's category, in the order given (specification 2, section 7). */
export function relatedPosts<Listed extends Pick<Post, "slug" | "category">>(
  { slug, category }: Pick<Post, "slug" | "category">,
  posts: readonly Listed[],
): Listed[] {
  return posts
    .filter((other) => other.category === category && other.slug !== slug)
    .slice(0, mostRelated);
}

function compare(a: string, b: string): number {
  return Number(a > b) - Number(a < b);
}
