import type { InstantSpan } from "#server/search/search.ts";
import { lastArrival, rareWord } from "#tests/support/many-leads.ts";

/** A month long before the newest leads. */
const longAgo: InstantSpan = {
  from: lastArrival.getTime() - 300 * 86_400_000,
  before: lastArrival.getTime() - 270 * 86_400_000,
};

/** Searches of everything: by tier, with words of nearly all, and limited to kinds and times that have none of them. */
export const wholeSearches: readonly { query: object; within?: InstantSpan }[] = [
  ...[rareWord, "smith", "smyth", "catherine", "fairfax", "fairfacks", "street", "stre", "fa"],
  ...["person", "1042", "(703) 000-", "0142", "maple ada", "exampl stret fairfx", "called back"],
  ...["nothing", "called nothing"],
]
  .map((text): { query: object; within?: InstantSpan } => ({ query: { search: text } }))
  .concat([
    ...["street", "stret", "example"].map((text) => ({ query: { search: text, kind: "note" } })),
    { query: { search: "street", kind: "mail" } },
    { query: { search: "contact", kind: "call" } },
    { query: { kind: "call" } },
    { query: { search: "street" }, within: longAgo },
    { query: { search: "stret fairfx" }, within: longAgo },
    { query: { search: rareWord }, within: longAgo },
    { query: { search: "called", kind: "inquiry" }, within: longAgo },
    { query: {}, within: longAgo },
  ]);
