import { queryOptions } from "@tanstack/react-query";
import { bodyOf } from "#desk/body-of.ts";
import { deskClient } from "#desk/desk-client.ts";

/** The access tokens, with those that have ended lately. */
export const tokensQuery = queryOptions({
  queryKey: ["tokens"],
  queryFn: async () => bodyOf(await deskClient.GET("/desk/tokens")).tokens,
});
