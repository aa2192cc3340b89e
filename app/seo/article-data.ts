import { businessProfile } from "#content/business-profile.ts";
import { articlePath } from "#content/links.ts";
import type { Article } from "#domain/article/article.ts";
import { categoryLabel } from "#domain/article/category.ts";
import { socialPicture } from "./social-picture.ts";

/** Absolute base of canonical links, as in page-meta. */
declare const __SITE_URL__: string;

type Written = Pick<
  Article,
  | "slug"
  | "title"
  | "excerpt"
  | "category"
  | "publishDate"
  | "updateDate"
  | "authorName"
  | "authorTitle"
  | "tags"
> & {
  /** Name of its original picture under art/. */
  master: string;
};

/** schema.org's description of an article. */
export function articleData(article: Written) {
  const path = articlePath(article);
  const business = { "@id": `${__SITE_URL__}/#business`, name: businessProfile.name };
  const { authorName, authorTitle } = article;
  return {
    "@context": "https://schema.org",
    "@type": "Article",
    headline: article.title,
    description: article.excerpt,
    image: `${__SITE_URL__}${socialPicture(path, article.master)}`,
    datePublished: article.publishDate,
    ...(article.updateDate && { dateModified: article.updateDate }),
    author: authorName
      ? { "@type": "Person", name: authorName, ...(authorTitle && { jobTitle: authorTitle }) }
      : { "@type": "Organization", ...business },
    publisher: { "@type": "Organization", ...business },
    mainEntityOfPage: `${__SITE_URL__}${path}`,
    articleSection: categoryLabel(article.category),
    keywords: article.tags.join(", "),
    inLanguage: "en-US",
  };
}
