import { unlessExtended } from "#content/en/counties-in-words.ts";
import type { Facts } from "#domain/business/facts.ts";

/** For search engines. */
export const description = (f: Facts) =>
  `24/7 emergency roof response after wind, hail, water and debris damage${unlessExtended(f)}, and what to do first.`;
