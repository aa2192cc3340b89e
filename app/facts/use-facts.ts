import { createContext, use } from "react";
import { builtFacts } from "#content/facts.ts";
import type { Facts } from "#domain/business/facts.ts";

/** Set by the root route around every page. */
export const FactsContext = createContext<Facts>(builtFacts);

/** The facts that hold, for words that mention one. */
export function useFacts(): Facts {
  return use(FactsContext);
}

/** Words as they are with the facts that hold. */
export function useWords<Words>(words: (f: Facts) => Words): Words {
  return words(useFacts());
}
