import type { Facts } from "./facts.ts";

type License = Facts["licenses"][number];

/** How many there is room for beside the address. */
export const mostLicenses = 3;

/** The licenses that the business holds, which may be none: what an owner has emptied is not one. */
export function heldLicenses({ licenses }: Pick<Facts, "licenses">): readonly License[] {
  return licenses.filter(({ number }) => number.trim() !== "");
}
