import { useFacts } from "#app/facts/use-facts.ts";
import type { LinkedArticle } from "#content/linked-articles.ts";
import { articlePath } from "#content/links.ts";
import { isHeld } from "#domain/article/held-in.ts";
import { linkedArticles } from "#generated/linked-articles.ts";

/** The address of an article that the words of a page lead to; null while it does not hold. */
export function useArticlePath(slug: LinkedArticle): ReturnType<typeof articlePath> | null {
  const facts = useFacts();
  const held = linkedArticles[slug];
  return held && isHeld(facts, held) ? articlePath({ slug }) : null;
}
