import { queryOptions } from "@tanstack/react-query";
import { bodyOf } from "#desk/body-of.ts";
import { deskClient } from "#desk/desk-client.ts";

/** What owners have set in place of the facts that the site was built with, with its history: for owners. */
export const businessQuery = queryOptions({
  queryKey: ["business"],
  queryFn: async () => bodyOf(await deskClient.GET("/desk/business")).business,
});
