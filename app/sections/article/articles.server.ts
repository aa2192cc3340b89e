import { articleSources, type SourceName } from "#content/article-sources.ts";
import { datedFacts } from "#content/dated-facts.ts";
import { sourceNames } from "#content/en/source-names.ts";
import type { Article } from "#domain/article/article.ts";
import {
  type ArticleQuery,
  type CategoryCount,
  categoryCounts,
  filterArticles,
  pageOf,
} from "#domain/article/article-list.ts";
import { relatedArticles } from "#domain/article/article-selection.ts";
import { articleWords, closestArticles } from "#domain/article/closest-articles.ts";
import { articlePhotos } from "#generated/article-photos.ts";
import { articles } from "#generated/articles.ts";
import type { PhotoFile } from "#ui/pages/photo.tsx";
import type { ArticleSummary, ListedArticle } from "./article-card.tsx";

/*
 * Articles as pages need them. They stay on the server: a page gets its own through its loader,
 * either in the HTML that the build makes or, when a link is followed, in the data file beside it.
 */

export type ShownArticle = ArticleSummary &
  Pick<
    Article,
    "updateDate" | "authorName" | "authorTitle" | "tags" | "content" | "sections" | "figures"
  > & {
    sources: ShownSource[];
    /** Name of the original picture under art/. */
    master: string;
    /** Reading time in minutes. */
    minutes: number;
  };

/** What an article's text links to outside of this site. */
export type ShownSource = {
  address: string;
  name: string;
  /** The year in which its law was last read; absent for what is no law. */
  asOf?: number | undefined;
};

/** What the list shows for a query. */
export type ArticleListPage = {
  /** The query as understood, with the page that is actually shown. */
  query: ArticleQuery;
  articles: ListedArticle[];
  /** The number of matches on all pages together. */
  found: number;
  pages: number;
  /** The number of matches in any category, and in each: a search is counted everywhere. */
  total: number;
  counts: CategoryCount[];
  /** In any category, what comes closest to a search that finds nothing. */
  closest: ListedArticle[];
};

export function articleList(query: ArticleQuery): ArticleListPage {
  const inAnyCategory = filterArticles(articles, { ...query, category: "" });
  const found = filterArticles(articles, query);
  const { items, page, pages } = pageOf(found, query.page);
  return {
    query: { ...query, page },
    articles: items.map(listed),
    found: found.length,
    pages,
    total: inAnyCategory.length,
    counts: categoryCounts(inAnyCategory),
    closest: found.length === 0 ? closestTo(query.search) : [],
  };
}

let words: ReturnType<typeof articleWords> | undefined;

function closestTo(search: string): ListedArticle[] {
  words ??= articleWords(articles);
  return closestArticles(search, words).flatMap((place) => {
    const article = articles[place];
    return article ? [listed(article)] : [];
  });
}

function listed(article: Article): ListedArticle {
  return { ...summaryOf(article), author: article.authorName || null };
}

/** How many articles the page of one that does not exist offers. */
const mostOffered = 3;

/** What may be meant by an address that no article has: the closest by its words, else the newest. */
export function articlesLike(slug: string): { isClose: boolean; articles: ArticleSummary[] } {
  const close = closestTo(slug.replaceAll("-", " ")).slice(0, mostOffered);
  if (close.length > 0) return { isClose: true, articles: close };
  return { isClose: false, articles: articles.slice(0, mostOffered).map(summaryOf) };
}

/** Null when no article has this slug. */
export function articleWithRelated(
  slug: string,
): { article: ShownArticle; related: ArticleSummary[] } | null {
  const article = articles.find((one) => one.slug === slug);
  if (!article) return null;
  const { updateDate, authorName, authorTitle, tags, content, sections, figures } = article;
  return {
    article: {
      ...summaryOf(article),
      ...{ updateDate, authorName, authorTitle, tags, content, sections, figures },
      master: article.featuredImage.master,
      minutes: article.minutes,
      // The build has refused names that are none.
      sources: (article.sources as readonly SourceName[]).map(shownSource),
    },
    related: relatedArticles(article, articles).map(summaryOf),
  };
}

function shownSource(name: SourceName): ShownSource {
  const asOf = datedFacts.find(({ source }) => source === name)?.asOf;
  return { address: articleSources[name], name: sourceNames[name], asOf };
}

function summaryOf(article: Article): ArticleSummary {
  const { slug, title, excerpt, category, publishDate, featuredImage } = article;
  const photo = articlePhotos[slug] as PhotoFile;
  return { slug, title, excerpt, category, publishDate, photo, alt: featuredImage.alt };
}
