import { queryOptions } from "@tanstack/react-query";
import { bodyOf } from "#desk/body-of.ts";
import { deskClient } from "#desk/desk-client.ts";

/** What outside has gone silent. An hour makes the difference, so that nobody waits for news of it. */
export const silencesQuery = queryOptions({
  queryKey: ["silences"],
  queryFn: async () => {
    const { mailboxSince, calendars } = bodyOf(await deskClient.GET("/desk/silences"));
    return { mailboxSince, calendars };
  },
  staleTime: 300_000,
  refetchInterval: 300_000,
});
