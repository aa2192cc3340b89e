import { queryOptions, useQuery } from "@tanstack/react-query";
import { builtBusinessFacts as built } from "#content/business-facts.ts";
import { factsPath } from "#content/links.ts";
import { type Facts, type Overrides, withOverrides } from "#domain/business/facts.ts";
import { namesMeta, namesSet, type ToldNames } from "#domain/business/names-set.ts";

const key = "desk:names";
const none: ToldNames = { at: 0, names: {} };

export const namesQuery = queryOptions({
  queryKey: ["names"],
  queryFn: async (): Promise<Overrides> => {
    const answer = await fetch(factsPath);
    if (!answer.ok) return toldLast();
    const overrides: Overrides = await answer.json();
    const at = Date.parse(answer.headers.get("last-modified") ?? "") || 0;
    keep({ at, names: namesSet(overrides) });
    return overrides;
  },
});

/**
 * What the business is called and its logo, also for somebody who has not signed in. Until the site has said so, and without a network,
 * it is the newest of what the desk's document says and what this browser was told.
 */
export function useNames(): Pick<Facts, "name" | "shortName" | "logo"> {
  const { data = toldLast() } = useQuery(namesQuery);
  const { name, shortName, logo } = built;
  return withOverrides({ name, shortName, logo }, data);
}

function toldLast(): Overrides {
  const [document, kept] = [inDocument(), keptLast()];
  return (kept.at > document.at ? kept : document).names;
}

/** Without a network, a document of some time ago. */
function inDocument(): ToldNames {
  const meta = document.querySelector<HTMLMetaElement>(`meta[name="${namesMeta}"]`);
  return meta ? JSON.parse(meta.content) : none;
}

function keptLast(): ToldNames {
  try {
    const kept: ToldNames | null = JSON.parse(localStorage.getItem(key) ?? "null");
    return kept?.at ? kept : none;
  } catch {
    // Denied, or written by something else.
    return none;
  }
}

function keep(told: ToldNames): void {
  try {
    localStorage.setItem(key, JSON.stringify(told));
  } catch {
    // Denied or full: it is asked for each time.
  }
}
