import { queryOptions, useQuery } from "@tanstack/react-query";
import { builtBusinessFacts as built } from "#content/business-facts.ts";
import { factsPath } from "#content/links.ts";
import { type Facts, type Overrides, withOverrides } from "#domain/business/facts.ts";

const key = "desk:names";

export const namesQuery = queryOptions({
  queryKey: ["names"],
  queryFn: async (): Promise<Overrides> => {
    const answer = await fetch(factsPath);
    if (!answer.ok) return toldLast();
    const overrides: Overrides = await answer.json();
    keep(overrides);
    return overrides;
  },
});

/**
 * What the business is called and its logo, also for somebody who has not signed in. Until the site has said so, and without a network,
 * it is what this browser was told last; a browser that was told nothing yet shows it as the site was built.
 */
export function useNames(): Pick<Facts, "name" | "shortName" | "logo"> {
  const { data = toldLast() } = useQuery(namesQuery);
  const { name, shortName, logo } = built;
  return withOverrides({ name, shortName, logo }, data);
}

function toldLast(): Overrides {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "{}");
  } catch {
    // Denied, or written by something else.
    return {};
  }
}

function keep(overrides: Overrides): void {
  const names = Object.fromEntries(
    Object.entries(overrides).filter(([path]) => /^(?:name|shortName|logo)(?:\.|$)/.test(path)),
  );
  try {
    localStorage.setItem(key, JSON.stringify(names));
  } catch {
    // Denied or full: it is asked for each time.
  }
}
