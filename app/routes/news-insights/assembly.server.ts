import { articleList } from "#app/articles.server.ts";
import { aroundHandOver, encoded, handOver } from "#app/hand-over.server.ts";
import type { PageAssembly } from "#app/page-context.ts";
import type { PageAddress } from "#content/pages.ts";
import {
  type ArticleQuery,
  articleQueryText,
  readArticleQuery,
} from "#domain/article/article-list.ts";
import { filtersHtml, formHtml, resultsHtml } from "./list-parts.server.tsx";

const route = "/news-insights" satisfies PageAddress;

/**
 * Any query will do, because the page's style has the rules for every state
 * (scripts/finish/route-styles.ts).
 */
const pattern: ArticleQuery = { category: "", search: "qPATTERNq", tag: "", page: 1 };

/** The list of articles for any query, without rendering the page again (decision 0038). */
export const listAssembly: PageAssembly = {
  pattern: articleQueryText(pattern),
  cut(html) {
    const list = articleList(pattern);
    const marks = [formHtml(list.query), filtersHtml(list), resultsHtml(list)] as const;
    const [start, afterForm, afterFilters, afterResults] = cutAt(html, marks);
    const around = aroundHandOver(afterResults);
    if (!around) throw new Error("The list of articles hands no data over.");
    const [end, rest] = around;
    return {
      kept: [start, end, rest],
      read(query) {
        const asked = articleList(readArticleQuery(query));
        return {
          canonical: articleQueryText(asked.query),
          parts: () => ({
            main: [
              formHtml(asked.query),
              afterForm,
              filtersHtml(asked),
              afterFilters,
              resultsHtml(asked),
            ].join(""),
            script: handOver(route, asked),
          }),
          data: () => encoded({ [route]: { data: asked } }),
        };
      },
    };
  },
};

/** The text before, between and after three parts of a page. */
function cutAt(html: string, parts: readonly [string, string, string]) {
  let rest = html;
  const before = parts.map((part) => {
    const place = rest.indexOf(part);
    if (place < 0) throw new Error(`The list's page does not hold ${part.slice(0, 80)}…`);
    const piece = rest.slice(0, place);
    rest = rest.slice(place + part.length);
    return piece;
  });
  return [...before, rest] as [string, string, string, string];
}
