import type { Path } from "./page-entry.ts";

/**
 * What a link inside the site may lead to: the addresses and aliases of a table, with a query or a
 * place on the page where there is one. Types alone: in the browser a link is its address and nothing
 * else, and the compiler refuses one that leads nowhere.
 */
export type LinkInto<Table> = WithPlace<
  | Filled<Extract<keyof Table, string>>
  // A pattern among the aliases takes what nobody should link to.
  | Exclude<AliasOf<Table[keyof Table]>, `${string}:${string}`>
>;

type AliasOf<Entry> = Entry extends { aliases: readonly (infer Alias extends Path)[] }
  ? Alias
  : never;

type Filled<Address extends string> = Address extends `${infer Before}:${string}`
  ? `${Before}${string}`
  : Address;

type WithPlace<Address extends string> = Address | `${Address}?${string}` | `${Address}#${string}`;
