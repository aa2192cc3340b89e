import { queryOptions, useQuery } from "@tanstack/react-query";
import { builtFacts } from "#content/facts.ts";
import { bodyOf } from "#desk/body-of.ts";
import { deskClient } from "#desk/desk-client.ts";
import type { Facts } from "#domain/business/facts.ts";

export type StatedFacts = Pick<Facts, "phone" | "inspectionMinutes">;

const statedFactsQuery = queryOptions({
  queryKey: ["stated-facts"],
  queryFn: async () => bodyOf(await deskClient.GET("/desk/facts")).facts,
});

/** What letters and texts state of the business now; what the site was built with until that has been read. */
export function useStatedFacts(): StatedFacts {
  return useQuery(statedFactsQuery).data ?? builtFacts;
}
