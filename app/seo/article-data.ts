import { businessProfile } from "#content/business-profile.ts";
import { articlePath } from "#content/links.ts";
import { categoryLabel } from "#domain/blog/category.ts";
import type { Post } from "#domain/blog/post.ts";
import { socialPicture } from "./social-picture.ts";

/** Absolute base of canonical links, as in page-meta. */
declare const __SITE_URL__: string;

type Written = Pick<
  Post,
  "slug" | "title" | "excerpt" | "category" | "publishDate" | "authorName" | "authorTitle" | "tags"
> & {
  /** Name of its picture's master under art/. */
  master: string;
};

/** schema.org's description of an article. */
export function articleData(post: Written) {
  const path = articlePath(post);
  const business = { "@id": `${__SITE_URL__}/#business`, name: businessProfile.name };
  const { authorName, authorTitle } = post;
  return {
    "@context": "https://schema.org",
    "@type": "Article",
    headline: post.title,
    description: post.excerpt,
    image: `${__SITE_URL__}${socialPicture(path, post.master)}`,
    datePublished: post.publishDate,
    author: authorName
      ? { "@type": "Person", name: authorName, ...(authorTitle && { jobTitle: authorTitle }) }
      : { "@type": "Organization", ...business },
    publisher: { "@type": "Organization", ...business },
    mainEntityOfPage: `${__SITE_URL__}${path}`,
    articleSection: categoryLabel(post.category),
    keywords: post.tags.join(", "),
    inLanguage: "en-US",
  };
}
