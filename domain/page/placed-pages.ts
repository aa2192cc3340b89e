import type { PageEntry, PageHead, PageTable, Path } from "./page-entry.ts";

/** One address of the site, and the page that stands there. */
export type PlacedPage = Pick<PageEntry, "made" | "query"> & {
  address: Path;
  /** Folder under app/routes/. */
  screen: string;
  head: PageHead;
};

/** Every address of the table, aliases after the address that they stand for. */
export function placedPages(table: PageTable): PlacedPage[] {
  return entriesOf(table).flatMap(([address, entry]) => {
    const { title, description, keywords, canonical = address, photo, noindex } = entry;
    const page = {
      screen: entry.screen ?? address.slice(1),
      head: {
        title,
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

/** Those of which there is one: no address with a part that stands for any text. */
export function fixedPages(table: PageTable): PlacedPage[] {
  return placedPages(table).filter(({ address }) => !address.includes(":"));
}

function entriesOf(table: PageTable) {
  return Object.entries(table) as [Path, PageEntry][];
}
