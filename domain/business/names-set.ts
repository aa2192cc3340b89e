import type { Overrides } from "./facts.ts";

/** What an owner has set of what the business is called and of its logo. */
export function namesSet(overrides: Overrides): Overrides {
  return Object.fromEntries(
    Object.entries(overrides).filter(([path]) => /^(?:name|shortName|logo)(?:\.|$)/.test(path)),
  );
}

/** Name of the `<meta>` with which the desk's document tells its script of them. */
export const namesMeta = "desk-names";
