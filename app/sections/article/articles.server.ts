import { articleNow } from "#content/article-now.ts";
import { articleSources, type SourceName } from "#content/article-sources.ts";
import { datedFacts } from "#content/dated-facts.ts";
import { popularTopics } from "#content/en/news-insights.ts";
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
import { heldIn } from "#domain/article/held-in.ts";
import type { Facts } from "#domain/business/facts.ts";
import { articlePhotos } from "#generated/article-photos.ts";
import { articles as built } from "#generated/articles.ts";
import type { PhotoFile } from "#ui/pages/photo.tsx";
import type { ArticleSummary, ListedArticle } from "./article-card.tsx";

/*
 * Articles as pages need them. They stay on the server: a page gets its own through its loader,
 * either in the HTML that the build makes or, when a link is followed, in the data file beside it. Each function is given
 * the facts that hold, and knows no article that does not hold with them.
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
  /** Popular topics of which no article holds; absent: each has one. */
  emptyTopics?: string[];
  /** In any category, what comes closest to a search that finds nothing. */
  closest: ListedArticle[];
};

export function articleList(query: ArticleQuery, f: Facts): ArticleListPage {
  const articles = heldIn(f, built);
  const inAnyCategory = filterArticles(articles, { ...query, category: "" });
  const found = filterArticles(articles, query);
  const { items, page, pages } = pageOf(found, query.page);
  const emptyTopics = popularTopics.filter(
    (tag) => filterArticles(articles, { category: "", search: "", tag }).length === 0,
  );
  return {
    query: { ...query, page },
    articles: items.map(listed),
    found: found.length,
    pages,
    total: inAnyCategory.length,
    counts: categoryCounts(inAnyCategory),
    ...(emptyTopics.length > 0 && { emptyTopics }),
    closest: found.length === 0 ? closestTo(query.search, articles) : [],
  };
}

/** The words of the articles that were searched last: they change when an owner moves the business. */
let known: { slugs: string; words: ReturnType<typeof articleWords> } | undefined;

function wordsOf(articles: readonly Article[]): ReturnType<typeof articleWords> {
  const slugs = articles.map(({ slug }) => slug).join();
  if (known?.slugs !== slugs) known = { slugs, words: articleWords(articles) };
  return known.words;
}

function closestTo(search: string, articles: readonly Article[]): ListedArticle[] {
  return closestArticles(search, wordsOf(articles)).flatMap((place) => {
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
export function articlesLike(
  slug: string,
  f: Facts,
): { isClose: boolean; articles: ArticleSummary[] } {
  const articles = heldIn(f, built);
  const close = closestTo(slug.replaceAll("-", " "), articles).slice(0, mostOffered);
  if (close.length > 0) return { isClose: true, articles: close };
  return { isClose: false, articles: articles.slice(0, mostOffered).map(summaryOf) };
}

/** Null when no article that holds has this slug. */
export function articleWithRelated(
  slug: string,
  f: Facts,
): { article: ShownArticle; related: ArticleSummary[] } | null {
  const articles = heldIn(f, built);
  const found = articles.find((one) => one.slug === slug);
  if (!found) return null;
  const article = articleNow(found, f, built);
  const { updateDate, authorName, authorTitle, tags, content, sections, figures } = article;
  return {
    article: {
      ...summaryOf(article),
      ...{ tags, content, sections },
      // Page data has no key for what an article does not have.
      ...(updateDate && { updateDate }),
      ...(authorName && { authorName, authorTitle }),
      ...(figures && { figures }),
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
