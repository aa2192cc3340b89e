import { createContext, use } from "react";
import type { Facts } from "#domain/business/facts.ts";

/** Set by the root route around every page. */
export const FactsContext = createContext<Facts | null>(null);

/** The facts that hold, for words that mention one. @throws outside the root route, where nobody knows them. */
export function useFacts(): Facts {
  const facts = use(FactsContext);
  if (!facts) throw new Error("Facts are known inside the root route only.");
  return facts;
}

/** Words as they are with the facts that hold. */
export function useWords<Words>(words: (f: Facts) => Words): Words {
  return words(useFacts());
}
