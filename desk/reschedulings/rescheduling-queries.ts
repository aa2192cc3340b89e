import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { bodyOf } from "#desk/body-of.ts";
import { deskClient } from "#desk/desk-client.ts";
import type { Rescheduling } from "#domain/appointment/rescheduling-contract.ts";

/* Read again whenever leads or the calendar change (`DeskChanges`). */

/** Whoever has to leave closed hours, and how far each of them is. */
export function reschedulingQuery(id: string) {
  return queryOptions({
    queryKey: ["rescheduling", id],
    queryFn: async () =>
      bodyOf(await deskClient.GET("/desk/reschedulings/{id}", { params: { path: { id } } }))
        .rescheduling,
    refetchInterval: 60_000,
  });
}

/** Those that somebody still has to go on with. */
export const openReschedulingsQuery = queryOptions({
  queryKey: ["reschedulings"],
  queryFn: async () => bodyOf(await deskClient.GET("/desk/reschedulings")).reschedulings,
  refetchInterval: 60_000,
});

/** Shows a rescheduling as a call has answered it. */
export function storeRescheduling(queries: QueryClient, rescheduling: Rescheduling): void {
  queries.setQueryData(reschedulingQuery(rescheduling.id).queryKey, rescheduling);
  for (const kind of ["reschedulings", "calendar"]) {
    void queries.invalidateQueries({ queryKey: [kind] });
  }
}
