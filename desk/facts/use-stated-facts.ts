import { queryOptions, useQuery } from "@tanstack/react-query";
import { statedFacts as words } from "#content/en/desk/facts.ts";
import { bodyOf } from "#desk/body-of.ts";
import { deskClient } from "#desk/desk-client.ts";
import { failureText } from "#desk/failure-text.ts";
import type { Facts } from "#domain/business/facts.ts";

export type StatedFacts = Pick<Facts, "name" | "shortName" | "phone" | "inspectionMinutes">;

export const statedFactsQuery = queryOptions({
  queryKey: ["stated-facts"],
  queryFn: async () => bodyOf(await deskClient.GET("/desk/facts")).facts,
});

/**
 * What letters and texts state of the business now, or, until that has been read, why there is none: nobody is told
 * what the site was built with.
 */
export function useStatedFacts():
  | { stated: StatedFacts; missing?: never }
  | { stated?: never; missing: string } {
  const { data, error } = useQuery(statedFactsQuery);
  return data ? { stated: data } : { missing: error ? failureText(error) : words.loading };
}
