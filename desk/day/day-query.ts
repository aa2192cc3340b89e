import { queryOptions } from "@tanstack/react-query";
import { bodyOf } from "#desk/body-of.ts";
import { deskClient } from "#desk/desk-client.ts";

/**
 * Appointments of a day, in order, and those that have lately left it: an inspector's own, or everybody's for the
 * office.
 */
export function dayQuery(date: string) {
  return queryOptions({
    queryKey: ["day", date],
    queryFn: async () => bodyOf(await deskClient.GET("/desk/day", { params: { query: { date } } })),
    refetchInterval: 60_000,
  });
}

/** A day as the server tells it. */
export type Day = Awaited<ReturnType<NonNullable<ReturnType<typeof dayQuery>["queryFn"]>>>;
