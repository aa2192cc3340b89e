import type { Facts } from "#domain/business/facts.ts";
import { listedPages } from "#domain/page/listed-pages.ts";
import type { PageEntry } from "#domain/page/page-entry.ts";
import type { PlacedPage } from "#domain/page/placed-pages.ts";
import { type PageAddress, pages, shownPages } from "./pages.ts";

/**
 * The pages that search engines and programs are told of now, each under its canonical path: none of a kind that has no
 * finished roof.
 */
export function listedPagesNow(f: Pick<Facts, "offers" | "finishedRoofs">): PlacedPage[] {
  const { kinds } = f.finishedRoofs ?? {};
  return listedPages(shownPages(f)).filter(({ address }) => {
    const { roofs }: PageEntry = pages[address as PageAddress];
    return roofs === undefined || roofs === "all" || kinds?.[roofs];
  });
}
