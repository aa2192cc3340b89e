import type { Facts } from "#domain/business/facts.ts";

/** What search engines and social networks are told of a page: a function of facts, if it mentions one. */
export type PageDescription = string | ((f: Facts) => string);

/** A page's description with the facts that hold. */
export function describedWith(f: Facts, description: PageDescription): string {
  return typeof description === "string" ? description : description(f);
}
