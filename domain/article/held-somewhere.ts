import { usStates } from "#domain/places/us-states.ts";
import type { Held } from "./held-in.ts";

const stateNames: readonly string[] = usStates.map(({ name }) => name);

/** The articles that may hold where this is the region of `content/`: there, everywhere, or in a state that an owner may choose. */
export function heldSomewhere<One extends Held>(
  serviceRegion: string,
  articles: readonly One[],
): One[] {
  return articles.flatMap((article) => {
    if (!article.regions) return [article];
    const regions = article.regions
      .filter((name) => name === serviceRegion || stateNames.includes(name))
      .map((name) => (name === serviceRegion ? "built" : name));
    return regions.length > 0 ? [{ ...article, regions }] : [];
  });
}
