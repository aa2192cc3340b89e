import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { bodyOf } from "#desk/body-of.ts";
import { deskClient } from "#desk/desk-client.ts";

/** A person; the id may be that of anybody merged into them. */
export function personQuery(id: string) {
  return queryOptions({
    queryKey: ["person", id],
    queryFn: async () =>
      bodyOf(await deskClient.GET("/desk/people/{id}", { params: { path: { id } } })).person,
  });
}

/** What happened to all their leads, newest first: as many pages as somebody has loaded. */
export function personTimelineQuery(id: string) {
  return infiniteQueryOptions({
    queryKey: ["person", id, "timeline"],
    queryFn: async ({ pageParam }) =>
      bodyOf(
        await deskClient.GET("/desk/people/{id}/timeline", {
          params: { path: { id }, query: pageParam ? { after: pageParam } : {} },
        }),
      ),
    initialPageParam: "",
    getNextPageParam: ({ next }) => next,
  });
}

/** Who a caller may be, by what has been typed of a phone number and an address. */
export function callerQuery(typed: { phone: string; address: string }) {
  return queryOptions({
    queryKey: ["caller", typed],
    queryFn: async () =>
      bodyOf(await deskClient.POST("/desk/people/lookup", { body: typed })).people,
    // Nothing of what was typed is kept for longer than the dialog is open.
    gcTime: 0,
    retry: false,
  });
}
