import { builtFacts } from "#content/facts.ts";
import { type Facts, type Overrides, withOverrides } from "#domain/business/facts.ts";

/** What the root route loads. */
export type RootData = { overrides: Overrides };

/** The facts that hold, by what the root route has loaded. Undefined: nothing, since it failed. */
export function factsOf(data: RootData | undefined): Facts {
  return data ? withOverrides(builtFacts, data.overrides) : builtFacts;
}

/** What a page's `meta` is called with, as far as facts need it. */
export type Matched = { matches: readonly ({ loaderData?: unknown } | undefined)[] };

/** The facts that hold, for a page's `meta`. */
export function factsIn(matches: Matched["matches"]): Facts {
  return factsOf(matches[0]?.loaderData as RootData | undefined);
}
