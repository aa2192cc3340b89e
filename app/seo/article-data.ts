import { articlePath } from "#content/links.ts";
import type { Article } from "#domain/article/article.ts";
import { categoryLabel } from "#domain/article/category.ts";
import type { Facts } from "#domain/business/facts.ts";
import { siteUrl } from "./site-url.ts";
import { socialPicture } from "./social-picture.ts";

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
export function articleData({ name }: Pick<Facts, "name">, article: Written) {
  const path = articlePath(article);
  const business = { "@id": `${siteUrl}/#business`, name };
  const { authorName, authorTitle } = article;
  return {
    "@context": "https://schema.org",
    "@type": "Article",
    headline: article.title,
    description: article.excerpt,
    image: `${siteUrl}${socialPicture(path, article.master)}`,
    datePublished: article.publishDate,
    dateModified: article.updateDate ?? article.publishDate,
    author: authorName
      ? { "@type": "Person", name: authorName, ...(authorTitle && { jobTitle: authorTitle }) }
      : { "@type": "Organization", ...business },
    publisher: { "@type": "Organization", ...business },
    mainEntityOfPage: `${siteUrl}${path}`,
    articleSection: categoryLabel(article.category),
    keywords: article.tags.join(", "),
    inLanguage: "en-US",
  };
}
