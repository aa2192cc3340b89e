import type { Facts } from "#domain/business/facts.ts";

/** What is said of the region that `content/` describes; null where an owner has set another state or other counties. */
export function saidOfRegion<Said>({ area }: Pick<Facts, "area">, said: Said): Said | null {
  return area === "built" ? said : null;
}
