import type { PageTable } from "./page-entry.ts";
import { fixedPages, type PlacedPage } from "./placed-pages.ts";

/** Pages for search engines, each under its canonical path. */
export function listedPages(table: PageTable): PlacedPage[] {
  return fixedPages(table).filter(
    ({ address, head }) => address === head.canonical && !head.noindex,
  );
}
