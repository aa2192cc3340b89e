import { onePage, readPage } from "#domain/page/list-page.ts";
import type { Article } from "./article.ts";
import { articleCategories, type CategorySlug } from "./category.ts";

/** Articles per page of the list. */
export const articlesPerPage = 9;

/** The filters of the list; an empty text filters nothing. */
export type ArticleQuery = {
  category: string;
  search: string;
  tag: string;
  /** From 1. */
  page: number;
};

/** Longest filter text, in characters: every link on the page repeats it. */
export const longestAsked = 80;

/**
 * Reads the filters from a URL's query, cutting texts to {@link longestAsked}. A page that is not a number, or below 1,
 * is the first.
 */
export function readArticleQuery(query: URLSearchParams): ArticleQuery {
  const textOf = (name: string) =>
    Array.from((query.get(name) ?? "").trim())
      .slice(0, longestAsked)
      .join("")
      .trim();
  return {
    category: textOf("category"),
    search: textOf("search"),
    tag: textOf("tag"),
    page: readPage(query),
  };
}

/** The query text for filters, without empty ones. */
export function articleQueryText({ category, search, tag, page }: ArticleQuery): string {
  const query = new URLSearchParams();
  if (category) query.set("category", category);
  if (search.trim()) query.set("search", search.trim());
  if (tag.trim()) query.set("tag", tag.trim());
  if (page > 1) query.set("page", String(page));
  return query.toString();
}

type Listed = Pick<Article, "category" | "title" | "excerpt"> & { tags: readonly string[] };

/**
 * The articles that match all filters, in the given order: their category, the tag's text in one of their tags, and the
 * searched text in title, excerpt or a tag, ignoring case.
 */
export function filterArticles<One extends Listed>(
  articles: readonly One[],
  { category, search, tag }: Pick<ArticleQuery, "category" | "search" | "tag">,
): One[] {
  return articles.filter(
    (article) =>
      (!category || article.category === category) &&
      (!tag || article.tags.some((one) => holds(one, tag))) &&
      (!search ||
        [article.title, article.excerpt, ...article.tags].some((text) => holds(text, search))),
  );
}

/** One page of a list. Pages beyond the last show the last; an empty list has one page. */
export function pageOf<One>(
  list: readonly One[],
  page: number,
): { items: One[]; page: number; pages: number } {
  return onePage(list, { page, size: articlesPerPage });
}

/**
 * The parts of the list that are pages of their own for search engines: its pages, and each category's. What somebody
 * searches for, or a tag, is a view of them.
 */
export function listParts(
  articles: readonly Pick<Article, "category">[],
): Pick<ArticleQuery, "category" | "page">[] {
  const pagesOf = (category: string, count: number) =>
    Array.from({ length: Math.ceil(count / articlesPerPage) }, (_, index) => ({
      category,
      page: index + 1,
    }));
  return [
    ...pagesOf("", articles.length),
    ...categoryCounts(articles).flatMap(({ slug, count }) => pagesOf(slug, count)),
  ];
}

/** Whether a query shows one of `listParts` as it is. */
export function isListPart({ category, search, tag }: ArticleQuery): boolean {
  const isKnown = !category || articleCategories.some(({ slug }) => slug === category);
  return isKnown && !search && !tag;
}

export type CategoryCount = { slug: CategorySlug; label: string; count: number };

/** The number of articles in each category, in the categories' order. */
export function categoryCounts(articles: readonly Pick<Article, "category">[]): CategoryCount[] {
  return articleCategories.map(({ slug, label }) => ({
    slug,
    label,
    count: articles.filter(({ category }) => category === slug).length,
  }));
}

/** Splits a text into matches of the search and the rest: `[["Gutters ", false], ["twice", true], …]`. */
export function markMatches(
  text: string,
  search: string,
): readonly (readonly [piece: string, isMatch: boolean])[] {
  if (!search) return [[text, false]];
  const pieces: [string, boolean][] = [];
  const found = new RegExp(search.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"), "giu");
  let end = 0;
  for (const { index, 0: match } of text.matchAll(found)) {
    if (index > end) pieces.push([text.slice(end, index), false]);
    pieces.push([match, true]);
    end = index + match.length;
  }
  if (end < text.length) pieces.push([text.slice(end), false]);
  return pieces;
}

function holds(text: string, part: string): boolean {
  return text.toLowerCase().includes(part.toLowerCase());
}
