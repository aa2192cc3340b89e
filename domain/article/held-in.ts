import type { BusinessProfile } from "#domain/business/business-profile.ts";
import type { Article } from "./article.ts";

/** The articles that hold for the contractor's region or state. */
export function heldIn<Held extends Pick<Article, "regions">>(
  { serviceRegion, state }: Pick<BusinessProfile, "serviceRegion" | "state">,
  articles: readonly Held[],
): Held[] {
  const here = [serviceRegion, state.name];
  return articles.filter(({ regions }) => !regions || regions.some((one) => here.includes(one)));
}
