import type { ArticleSummary } from "#app/sections/article-card.tsx";
import type { PhotoFile } from "#app/ui/photo.tsx";
import type { Post } from "#domain/blog/post.ts";
import { relatedPosts } from "#domain/blog/post-selection.ts";
import { postPhotos } from "#generated/post-photos.ts";
import { posts } from "#generated/posts.ts";

/*
 * Articles as pages need them. They stay on the server: a page gets its own through its loader, as
 * part of the HTML that the build makes, or as the file beside it when a link is followed.
 */

export type Article = ArticleSummary &
  Pick<Post, "authorName" | "authorTitle" | "tags" | "content" | "sections"> & {
    /** Name of the picture's master under art/. */
    master: string;
  };

/** All articles, the newest first. */
export function articleSummaries(): ArticleSummary[] {
  return posts.map(summaryOf);
}

/** Null when no article has this slug. */
export function articleWithRelated(
  slug: string,
): { article: Article; related: ArticleSummary[] } | null {
  const post = posts.find((one) => one.slug === slug);
  if (!post) return null;
  const { authorName, authorTitle, tags, content, sections, featuredImage } = post;
  const { master } = featuredImage;
  return {
    article: { ...summaryOf(post), authorName, authorTitle, tags, content, sections, master },
    related: relatedPosts(post, posts).map(summaryOf),
  };
}

function summaryOf(post: Post): ArticleSummary {
  const { slug, title, excerpt, category, publishDate, featuredImage } = post;
  const photo = postPhotos[slug] as PhotoFile;
  return { slug, title, excerpt, category, publishDate, photo, alt: featuredImage.alt };
}
