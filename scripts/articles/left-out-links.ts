import { articlePath } from "#content/links.ts";
import { offerOfAddress } from "#content/pages.ts";
import type { Article } from "#domain/article/article.ts";
import { withoutLinksTo } from "#domain/article/links-within.ts";
import { linkWhileOffered } from "#domain/article/offered-parts.ts";

/**
 * Takes links to articles that are not built away, and marks those that lead to what there is only while it is offered. Their
 * words stay. A link to what exists nowhere stays too, and fails the tests.
 */
export function withoutLeftOut<Linking extends Pick<Article, "content" | "slug">>(
  shown: readonly Linking[],
  all: readonly Pick<Article, "slug">[],
): Linking[] {
  const kept = new Set<string>(shown.map(articlePath));
  const leftOut = new Set<string>(all.map(articlePath).filter((path) => !kept.has(path)));
  return shown.map((article) => ({
    ...article,
    content: withoutLinksTo(article.content, (path) => leftOut.has(path)).replace(
      /<a (href="([^"#?]*)[^"]*")>/g,
      (link, href: string, path: string) => {
        const offer = offerOfAddress.get(path);
        return offer ? linkWhileOffered(offer, href) : link;
      },
    ),
  }));
}
