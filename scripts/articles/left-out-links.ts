import { articlePath } from "#content/links.ts";
import { pages, shownPages } from "#content/pages.ts";
import type { Article } from "#domain/article/article.ts";
import { placedPages } from "#domain/page/placed-pages.ts";

/**
 * Takes links away that lead to what there is not on this contractor's site: articles of another region, pages of what is
 * not offered. Their words stay. A link to what exists nowhere stays too, and fails the tests.
 */
export function withoutLeftOut<Linking extends Pick<Article, "content" | "slug">>(
  shown: readonly Linking[],
  all: readonly Pick<Article, "slug">[],
): Linking[] {
  const leftOut = new Set<string>([
    ...differenceOf(all.map(articlePath), shown.map(articlePath)),
    ...differenceOf(addressesOf(pages), addressesOf(shownPages)),
  ]);
  return shown.map((article) => ({
    ...article,
    content: article.content.replace(
      /<a href="([^"#?]*)[^"]*">([\s\S]*?)<\/a>/g,
      (link, path: string, words: string) => (leftOut.has(path) ? words : link),
    ),
  }));
}

const addressesOf = (table: typeof shownPages) => placedPages(table).map(({ address }) => address);

function differenceOf(all: readonly string[], shown: readonly string[]): string[] {
  return all.filter((one) => !shown.includes(one));
}
