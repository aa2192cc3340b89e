import { queryOptions } from "@tanstack/react-query";
import { bodyOf } from "#desk/body-of.ts";
import { deskClient } from "#desk/desk-client.ts";

/** What nobody would come back to by themselves; its count is in the navigation. It also changes as time passes. */
export const looseEndsQuery = queryOptions({
  queryKey: ["loose-ends"],
  queryFn: async () => bodyOf(await deskClient.GET("/desk/loose-ends")),
  refetchInterval: 60_000,
});
