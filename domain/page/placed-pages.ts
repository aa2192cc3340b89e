import type { PageDescription } from "./page-description.ts";
import type { PageEntry, PageTable, Path, UndescribedHead } from "./page-entry.ts";

/** A path of the site and its page. */
export type PlacedPage = Pick<PageEntry, "made" | "query"> & {
  address: Path;
  /** Folder in app/routes/. */
  screen: string;
  head: UndescribedHead & { description: PageDescription };
};

/** Every path of the table; aliases follow their page's own path. */
export function placedPages(table: PageTable): PlacedPage[] {
  return entriesOf(table).flatMap(([address, entry]) => {
    const { title, name = title, description, keywords, canonical = address } = entry;
    const { photo, noindex } = entry;
    const page = {
      screen: entry.screen ?? address.slice(1),
      head: {
        title,
        name,
        description,
        keywords,
        canonical,
        ...(photo && { photo }),
        ...(noindex && { noindex }),
      },
      ...(entry.made && { made: entry.made }),
      ...(entry.query && { query: entry.query }),
    };
    return [address, ...(entry.aliases ?? [])].map((address) => ({ address, ...page }));
  });
}

/** Pages with a single URL: without a path that matches any text. */
export function fixedPages(table: PageTable): PlacedPage[] {
  return placedPages(table).filter(({ address }) => !address.includes(":"));
}

function entriesOf(table: PageTable) {
  return Object.entries(table) as [Path, PageEntry][];
}
