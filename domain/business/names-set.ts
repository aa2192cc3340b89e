import type { Overrides } from "./facts.ts";

/** What an owner has set of what the business is called and of its logo. */
export function namesSet(overrides: Overrides): Overrides {
  return Object.fromEntries(
    Object.entries(overrides).filter(([path]) => /^(?:name|shortName|logo)(?:\.|$)/.test(path)),
  );
}

/** Name of the `<meta>` with which the desk's document tells its script of them. */
export const namesMeta = "desk-names";

/** Those names, and when an owner has last changed anything: milliseconds of an instant, in whole seconds as HTTP says it. */
export type ToldNames = { at: number; names: Overrides };
