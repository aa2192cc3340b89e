import { queryOptions, useQuery } from "@tanstack/react-query";
import { builtBusinessFacts as built } from "#content/business-facts.ts";
import { factsPath } from "#content/links.ts";
import { type Facts, type Overrides, withOverrides } from "#domain/business/facts.ts";

export const namesQuery = queryOptions({
  queryKey: ["names"],
  queryFn: async (): Promise<Overrides> => {
    const answer = await fetch(factsPath);
    return answer.ok ? answer.json() : {};
  },
});

/**
 * What the business is called and its logo, also for somebody who has not signed in. Until the site has said so, and without a network,
 * it is as the site was built.
 */
export function useNames(): Pick<Facts, "name" | "shortName" | "logo"> {
  const { data = {} } = useQuery(namesQuery);
  const { name, shortName, logo } = built;
  return withOverrides({ name, shortName, logo }, data);
}
