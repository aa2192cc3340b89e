import type { Article } from "#domain/article/article.ts";
import { type HeldHere, isHeld } from "#domain/article/held-in.ts";
import { withoutLinksTo } from "#domain/article/links-within.ts";
import { articlePath } from "./links.ts";

/** An article as it is with these facts: links to articles that do not hold are gone, and their words stay. @param all Every article that is built. */
export function articleNow<One extends Pick<Article, "content">>(
  article: One,
  f: HeldHere,
  all: readonly Pick<Article, "slug" | "regions" | "law">[],
): One {
  const absent = new Set<string>(all.filter((one) => !isHeld(f, one)).map(articlePath));
  if (absent.size === 0) return article;
  return { ...article, content: withoutLinksTo(article.content, (path) => absent.has(path)) };
}
