import { infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query";
import { bodyOf } from "#app/desk/body-of.ts";
import { deskClient } from "#app/desk/desk-client.ts";
import type { LeadListQuery } from "#domain/lead/lead-list.ts";

/** What of a list stands in its address. */
export type LeadListAddress = Omit<LeadListQuery, "after">;

/** One page of a list. */
export async function fetchLeads(query: LeadListQuery) {
  return bodyOf(await deskClient.GET("/desk/leads", { params: { query } }));
}

/** Leads as far as somebody has turned the pages. What was shown before stays until the answer is here. */
export function leadListQueryOf(address: LeadListAddress) {
  return infiniteQueryOptions({
    queryKey: ["leads", address],
    queryFn: ({ pageParam }) => fetchLeads(pageParam ? { ...address, after: pageParam } : address),
    initialPageParam: "",
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    // What changes while it is read is brought in by `useFreshList`, without a jump.
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

/** Whom a lead can be given to. */
export const colleaguesQuery = queryOptions({
  queryKey: ["staff"],
  queryFn: async () => bodyOf(await deskClient.GET("/desk/staff")).staff,
  staleTime: 300_000,
});
