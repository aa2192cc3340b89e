import type { Path } from "./page-entry.ts";

/**
 * Valid targets of internal links: the paths and aliases of a table, optionally with a query or fragment. Types only:
 * at run time a link is just its URL, and the compiler refuses one that leads nowhere.
 */
export type LinkInto<Table> = WithPlace<
  | Filled<Extract<keyof Table, string>>
  // Aliases with a pattern catch old or mistyped URLs that nobody should link to.
  | Exclude<AliasOf<Table[keyof Table]>, `${string}:${string}`>
>;

type AliasOf<Entry> = Entry extends { aliases: readonly (infer Alias extends Path)[] }
  ? Alias
  : never;

type Filled<Address extends string> = Address extends `${infer Before}:${string}`
  ? `${Before}${string}`
  : Address;

type WithPlace<Address extends string> = Address | `${Address}?${string}` | `${Address}#${string}`;
