import { queryOptions, useQuery } from "@tanstack/react-query";
import { builtBusinessFacts as built } from "#content/business-facts.ts";
import { factsPath } from "#content/links.ts";
import { type Facts, type Overrides, withOverrides } from "#domain/business/facts.ts";
import { namesMeta, namesSet } from "#domain/business/names-set.ts";

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
 * it is what this browser was told last; in a browser that was told nothing yet, what the desk's document says.
 */
export function useNames(): Pick<Facts, "name" | "shortName" | "logo"> {
  const { data = toldLast() } = useQuery(namesQuery);
  const { name, shortName, logo } = built;
  return withOverrides({ name, shortName, logo }, data);
}

function toldLast(): Overrides {
  try {
    return JSON.parse(localStorage.getItem(key) ?? inDocument());
  } catch {
    // Denied, or written by something else.
    return JSON.parse(inDocument());
  }
}

function inDocument(): string {
  return document.querySelector<HTMLMetaElement>(`meta[name="${namesMeta}"]`)?.content ?? "{}";
}

function keep(overrides: Overrides): void {
  try {
    localStorage.setItem(key, JSON.stringify(namesSet(overrides)));
  } catch {
    // Denied or full: it is asked for each time.
  }
}
