import { infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query";
import { bodyOf } from "#desk/body-of.ts";
import { deskClient } from "#desk/desk-client.ts";
import type { LeadListQuery } from "#domain/lead/lead-list.ts";

/** The parts of a list's query that are in its address. */
export type LeadListAddress = Omit<LeadListQuery, "after">;

/** One page of a list. */
export async function fetchLeads(query: LeadListQuery) {
  return bodyOf(await deskClient.GET("/desk/leads", { params: { query } }));
}

/**
 * As many pages of leads as somebody has loaded. The previous data stays until the answer arrives.
 */
export function leadListQueryOf(address: LeadListAddress) {
  return infiniteQueryOptions({
    queryKey: ["leads", address],
    queryFn: ({ pageParam }) => fetchLeads(pageParam ? { ...address, after: pageParam } : address),
    initialPageParam: "",
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    // `useFreshList` brings changes in without a jump; a refetch would not.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}

export const countsQuery = queryOptions({
  queryKey: ["counts"],
  queryFn: async () => bodyOf(await deskClient.GET("/desk/leads/counts")),
  refetchInterval: 60_000,
});

export function leadQuery(id: string) {
  return queryOptions({
    queryKey: ["lead", id],
    queryFn: async () =>
      bodyOf(await deskClient.GET("/desk/leads/{id}", { params: { path: { id } } })).lead,
  });
}

export const viewsQuery = queryOptions({
  queryKey: ["views"],
  queryFn: async () => bodyOf(await deskClient.GET("/desk/views")).views,
  staleTime: 300_000,
});

/** The staff whom a lead can be assigned to. */
export const colleaguesQuery = queryOptions({
  queryKey: ["staff"],
  queryFn: async () => bodyOf(await deskClient.GET("/desk/staff")).staff,
  staleTime: 300_000,
});
