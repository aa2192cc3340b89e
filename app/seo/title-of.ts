import type { Facts } from "#domain/business/facts.ts";

/** A document's title: what the page is about, and the brand, short so that search engines show both. */
export function titleOf({ shortName }: Pick<Facts, "shortName">, page: string): string {
  return `${page} | ${shortName}`;
}
