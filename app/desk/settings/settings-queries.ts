import { queryOptions } from "@tanstack/react-query";
import { bodyOf } from "#app/desk/body-of.ts";
import { deskClient } from "#app/desk/desk-client.ts";

/** Where somebody has signed in. */
export const sessionsQuery = queryOptions({
  queryKey: ["sessions"],
  queryFn: async () => bodyOf(await deskClient.GET("/desk/sessions")).sessions,
});

/** How long things are kept. */
export const retentionQuery = queryOptions({
  queryKey: ["retention"],
  queryFn: async () => bodyOf(await deskClient.GET("/desk/settings")).retention,
});
