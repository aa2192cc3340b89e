import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { StaticRouter } from "react-router";
import type { ArticleListPage } from "#app/articles.server.ts";
import { type ListedArticle, Marked } from "#app/sections/article-card.tsx";
import { popularTopics, resultLine } from "#content/en/news-insights.ts";
import type { LinkTarget } from "#content/pages.ts";
import { type ArticleQuery, markMatches } from "#domain/article/article-list.ts";
import { articleCategories } from "#domain/article/category.ts";
import { htmlText } from "#domain/page/html-text.ts";
import { filled, type GappedHtml, gapped, queryHtml } from "./gapped-html.server.ts";
import { ListFilters } from "./list-filters.tsx";
import { FoundArticle, ListResults } from "./list-results.tsx";
import { SearchForm } from "./search-form.tsx";

/*
 * The parts of the list page that depend on its query, as HTML. React renders each part once per
 * state, with gaps in place of texts: there are some hundred states, but any number of texts.
 */

type Asked = Pick<ArticleQuery, "category" | "search" | "tag">;

const gapOf: Asked = { category: "qCATEGORYq", search: "qSEARCHTEXTq", tag: "qTAGTEXTq" };
const listGaps = { line: "qRESULTLINEq", cards: "qCARDLISTq" };
const cardGaps = { title: "qTITLETEXTq", excerpt: "qEXCERPTq" };

const categories = new Set<string>(articleCategories.map(({ slug }) => slug));
const topics = new Set<string>(popularTopics);
const memory = new Map<string, GappedHtml>();

export function formHtml(query: ArticleQuery): string {
  const piece = kept(`form ${presence(query)}`, () => <SearchForm query={withGaps(query)} />);
  return filled(piece, (gap) => htmlText(askedIn(query, gap)));
}

/** The tabs of the categories and the chips of the topics. */
export function filtersHtml({ query, counts, total }: ArticleListPage): string {
  const topic = topics.has(query.tag.toLowerCase()) ? query.tag.toLowerCase() : "";
  const category = categories.has(query.category) ? query.category : "";
  const piece = kept(`filters ${presence(query)} ${category} ${topic}`, () => {
    const asked = withGaps(query);
    if (category) asked.category = category;
    return <ListFilters query={asked} topic={topic} counts={counts} total={total} />;
  });
  const inAddress = addressTexts(query);
  return filled(piece, (gap) => askedIn(inAddress, gap));
}

/** The articles found. */
export function resultsHtml(list: ArticleListPage): string {
  const { query, articles, found, pages } = list;
  const isFound = found > 0;
  const piece = kept(`results ${presence(query)} ${isFound} ${query.page}/${pages}`, () => {
    const asked = withGaps(query);
    const some = { ...list, query: asked, articles: [], found: Math.min(found, 1) };
    const html = rendered(<ListResults list={some} isOnItsWay={false} />);
    // Replaced as text: parse5 would not write the HTML letter for letter as React did, which it
    // must be (decision 0038).
    const line = htmlText(resultLine(some.found, asked));
    const withLine = replaceOnce(html, `>${line}<`, `>${listGaps.line}<`);
    // Rendered without articles, the grid is the first list in the HTML and is empty.
    return isFound ? replaceOnce(withLine, "></ul>", `>${listGaps.cards}</ul>`) : withLine;
  });
  const inAddress = addressTexts(query);
  return filled(piece, (gap) => {
    if (gap === listGaps.line) return htmlText(resultLine(found, query));
    if (gap !== listGaps.cards) return askedIn(inAddress, gap);
    return articles.map((article) => cardHtml(article, query.search)).join("");
  });
}

function cardHtml(article: ListedArticle, search: string): string {
  const piece = kept(`card ${article.slug}`, () => (
    <FoundArticle article={{ ...article, ...cardGaps }} search="" />
  ));
  return filled(piece, (gap) =>
    markedHtml(gap === cardGaps.title ? article.title : article.excerpt, search),
  );
}

function markedHtml(text: string, search: string): string {
  const mark = kept("mark", () => <Marked text={cardGaps.title} search={cardGaps.title} />);
  return markMatches(text, search)
    .map(([piece, isMatch]) => (isMatch ? filled(mark, () => htmlText(piece)) : htmlText(piece)))
    .join("");
}

/** The query with gaps in place of its texts. */
function withGaps(query: ArticleQuery): ArticleQuery {
  const { category, search, tag } = query;
  return {
    category: category && gapOf.category,
    search: search && gapOf.search,
    tag: tag && gapOf.tag,
    page: query.page,
  };
}

/** Which of the texts are present: links leave out empty ones. */
function presence({ category, search, tag }: Asked): string {
  return [category, search, tag].map((text) => (text ? 1 : 0)).join("");
}

/** The query's texts encoded for links: once for about thirty links. */
function addressTexts({ category, search, tag }: Asked): Asked {
  return { category: queryHtml(category), search: queryHtml(search), tag: queryHtml(tag) };
}

function askedIn(query: Asked, gap: string): string {
  if (gap === gapOf.category) return query.category;
  return gap === gapOf.search ? query.search : query.tag;
}

function kept(state: string, make: () => ReactNode | string): GappedHtml {
  const known = memory.get(state);
  if (known) return known;
  const made = make();
  const piece = gapped(typeof made === "string" ? made : rendered(made));
  memory.set(state, piece);
  return piece;
}

function rendered(part: ReactNode): string {
  const location: LinkTarget = "/news-insights";
  return renderToString(<StaticRouter location={location}>{part}</StaticRouter>);
}

function replaceOnce(html: string, text: string, by: string): string {
  const place = html.indexOf(text);
  if (place < 0) throw new Error(`The list of articles, as React renders it, lacks ${text}`);
  return html.slice(0, place) + by + html.slice(place + text.length);
}
