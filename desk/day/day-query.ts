import { queryOptions } from "@tanstack/react-query";
import { bodyOf } from "#desk/body-of.ts";
import { deskClient } from "#desk/desk-client.ts";

/** Appointments of a day, in order: an inspector's own, or everybody's for the office. */
export function dayQuery(date: string) {
  return queryOptions({
    queryKey: ["day", date],
    queryFn: async () =>
      bodyOf(await deskClient.GET("/desk/day", { params: { query: { date } } })).leads,
    refetchInterval: 60_000,
  });
}
