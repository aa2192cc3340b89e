import type { Article } from "./article.ts";
import { articleCategories, type CategorySlug } from "./category.ts";

/** Articles on one page of the list (specification 2, section 9). */
export const articlesPerPage = 9;

/** What the list is asked for; an empty text asks for nothing (specification 2, section 2). */
export type ArticleQuery = {
  category: string;
  search: string;
  tag: string;
  /** From 1. */
  page: number;
};

/** Longest text that the list is asked for, in characters: every link of the page repeats it. */
export const longestAsked = 80;

/** As the address says it, texts no longer than {@link longestAsked}. A page that is no number, or below 1, is the first (specification 2, section 5). */
export function readArticleQuery(query: URLSearchParams): ArticleQuery {
  const page = Number(query.get("page") || 1);
  const textOf = (name: string) =>
    Array.from((query.get(name) ?? "").trim())
      .slice(0, longestAsked)
      .join("")
      .trim();
  return {
    category: textOf("category"),
    search: textOf("search"),
    tag: textOf("tag"),
    page: Number.isFinite(page) ? Math.max(1, Math.floor(page)) : 1,
  };
}

/** The other way round, with nothing in it that asks for nothing. */
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
 * The articles that are asked for, in the order given: of the category; with the tag's text in one of their
 * tags; with the searched text in title, excerpt or a tag, whatever its case (specification 2, section 4).
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

/** One page of a list. A page beyond the last is the last; an empty list has one page. */
export function pageOf<One>(
  list: readonly One[],
  page: number,
): { items: One[]; page: number; pages: number } {
  const pages = Math.max(1, Math.ceil(list.length / articlesPerPage));
  const shown = Math.min(Math.max(1, page), pages);
  const start = (shown - 1) * articlesPerPage;
  return { items: list.slice(start, start + articlesPerPage), page: shown, pages };
}

export type CategoryCount = { slug: CategorySlug; label: string; count: number };

/** How many articles each category has, in its order. */
export function categoryCounts(articles: readonly Pick<Article, "category">[]): CategoryCount[] {
  return articleCategories.map(({ slug, label }) => ({
    slug,
    label,
    count: articles.filter(({ category }) => category === slug).length,
  }));
}

/** A text in pieces, those that match the search apart: `[["Gutters ", false], ["twice", true], …]`. */
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
