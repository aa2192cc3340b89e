import type { MetaDescriptor } from "react-router";
import { factsInMeta } from "#app/facts/use-facts.ts";
import { businessProfile } from "#content/business-profile.ts";
import { describedWith, type PageDescription } from "#domain/page/page-description.ts";
import type { Described, PageHead } from "#domain/page/page-entry.ts";
import { localBusiness } from "./local-business.ts";
import { siteUrl } from "./site-url.ts";
import { socialPicture } from "./social-picture.ts";
import { titleOf } from "./title-of.ts";

/** A page's entry in the table of pages, and what only the page itself knows. */
export type PageInfo = Omit<PageHead, "name" | Described> & {
  [Part in Described]: PageDescription;
} & {
  /** Defaults to `title`, and `ogDescription` to `description`. */
  ogTitle?: string;
  ogDescription?: string;
  /** Path of a picture, 1200 by 630; by default one made from `photo` and the title. */
  ogImage?: string;
  /** Set for an article, which social networks show as one (ogp.me). */
  article?: {
    /** `YYYY-MM-DD`. */
    publishedOn: string;
    modifiedOn?: string | undefined;
    section: string;
    tags: readonly string[];
  };
  /** Further schema.org objects in addition to the local business. */
  structuredData?: readonly object[];
};

/** Builds the head of every page, from what its `meta` knows of it and the facts that hold. */
export function pageMeta(page: PageInfo): MetaDescriptor[] {
  const facts = factsInMeta();
  const description = describedWith(facts, page.description);
  const title = titleOf(facts, describedWith(facts, page.title));
  const url = absolute(page.canonical);
  const ogTitle = page.ogTitle ?? title;
  const ogDescription = page.ogDescription ?? description;
  const ogImage = absolute(page.ogImage ?? socialPicture(page.canonical, page.photo));
  return [
    { title },
    { name: "description", content: description },
    { name: "keywords", content: describedWith(facts, page.keywords) },
    { tagName: "link", rel: "canonical", href: url },
    ...(page.noindex ? [{ name: "robots", content: "noindex" }] : []),
    { property: "og:type", content: page.article ? "article" : "website" },
    ...(page.article ? articleTags(page.article) : []),
    { property: "og:site_name", content: facts.name },
    { property: "og:locale", content: "en_US" },
    { property: "og:title", content: ogTitle },
    { property: "og:description", content: ogDescription },
    { property: "og:url", content: url },
    { property: "og:image", content: ogImage },
    { property: "og:image:width", content: "1200" },
    { property: "og:image:height", content: "630" },
    { name: "twitter:card", content: "summary_large_image" },
    { name: "twitter:title", content: ogTitle },
    { name: "twitter:description", content: ogDescription },
    { name: "twitter:image", content: ogImage },
    ...[localBusiness(facts, businessProfile, siteUrl), ...(page.structuredData ?? [])].map(
      (thing) => ({ "script:ld+json": thing }),
    ),
  ] as MetaDescriptor[];
}

function articleTags(article: NonNullable<PageInfo["article"]>) {
  const { publishedOn, modifiedOn, section, tags } = article;
  return [
    { property: "article:published_time", content: publishedOn },
    ...(modifiedOn ? [{ property: "article:modified_time", content: modifiedOn }] : []),
    { property: "article:section", content: section },
    ...tags.map((tag) => ({ property: "article:tag", content: tag })),
  ];
}

function absolute(path: string): string {
  return `${siteUrl}${path === "/" ? "/" : path.replace(/\/+$/, "")}`;
}
