import { infiniteQueryOptions } from "@tanstack/react-query";
import { bodyOf } from "#desk/body-of.ts";
import { deskClient } from "#desk/desk-client.ts";
import type { SearchQuery } from "#domain/lead/search-contract.ts";

/** The parts of a search that are in its address. */
export type SearchAddress = Omit<SearchQuery, "after">;

/** As many pages as somebody has loaded. Nothing is asked before there is something to search for. */
export function searchQueryOf(address: SearchAddress) {
  return infiniteQueryOptions({
    queryKey: ["search", address],
    queryFn: async ({ pageParam, signal }) =>
      bodyOf(
        await deskClient.GET("/desk/search", {
          params: { query: { ...address, ...(pageParam && { after: pageParam }) } },
          signal,
        }),
      ),
    initialPageParam: "",
    getNextPageParam: ({ next }) => next,
    enabled: isSearch(address),
  });
}

/** Whether an address looks for anything: by words, a kind or days. */
export function isSearch({ search, ...filters }: SearchAddress): boolean {
  return search.trim() !== "" || Object.values(filters).some(Boolean);
}
