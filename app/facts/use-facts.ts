import { createContext, use } from "react";
import { builtFacts } from "#content/facts.ts";
import { type Facts, type Overrides, withOverrides } from "#domain/business/facts.ts";

/** Set around the whole document, by the entry of the server and that of the browser. */
export const FactsContext = createContext<Facts | null>(null);

/** The facts that hold where an owner has set these. */
export function factsWith(overrides: Overrides): Facts {
  return withOverrides(builtFacts, overrides);
}

/** The facts that hold, for words that mention one. @throws outside a document, where nobody knows them. */
export function useFacts(): Facts {
  const facts = use(FactsContext);
  if (!facts) throw new Error("Facts are known inside a document only.");
  return facts;
}

/** Words as they are with the facts that hold. */
export function useWords<Words>(words: (f: Facts) => Words): Words {
  return words(useFacts());
}

/** The facts that hold, for a page's `meta`: no component, but React Router calls it while it renders the head. */
export const factsInMeta = useFacts;
