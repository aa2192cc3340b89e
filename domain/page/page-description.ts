import type { Facts } from "#domain/business/facts.ts";

/**
 * What search engines and social networks are told of a page. `{{serviceRegion}}` and the other names of the business,
 * and of its state, stand for what they are; what mentions another fact is a function of facts.
 */
export type PageDescription = string | ((f: Facts) => string);

const names = /\{\{(name|shortName|tagline|serviceRegion|state)\}\}/g;

/** A page's description with the facts that hold. */
export function describedWith(f: Facts, description: PageDescription): string {
  if (typeof description === "function") return description(f);
  return description.replace(
    names,
    (_, name: "name" | "shortName" | "tagline" | "serviceRegion" | "state") =>
      name === "state" ? f.inState.name : f[name],
  );
}

/** Whether it is the same whatever the business is called and wherever it works. */
export function isOfAnyBusiness(description: PageDescription): boolean {
  return typeof description === "string" && description.search(names) === -1;
}
