import type { PageDescription } from "./page-description.ts";
import type { Described, PageEntry, PageHead, PageTable, Path } from "./page-entry.ts";

/** A path of the site and its page. */
export type PlacedPage = Pick<PageEntry, "made" | "query"> & {
  address: Path;
  /** Folder in app/routes/. */
  screen: string;
  head: Omit<PageHead, Described> & { [Part in Described]: PageDescription };
};

/** Every path of the table; aliases follow their page's own path. */
export function placedPages(table: PageTable): PlacedPage[] {
  return entriesOf(table).flatMap(([address, entry]) => {
    const { title, description, keywords, canonical = address } = entry;
    const { photo, noindex } = entry;
    const page = {
      screen: entry.screen ?? address.slice(1),
      head: {
        title,
        name: nameOf(entry),
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

function nameOf({ name, title }: PageEntry): string {
  if (name !== undefined) return name;
  if (typeof title === "string") return title;
  throw new Error("A page whose title mentions a fact needs a name.");
}

function entriesOf(table: PageTable) {
  return Object.entries(table) as [Path, PageEntry][];
}
