import { queryOptions } from "@tanstack/react-query";
import { bodyOf } from "#desk/body-of.ts";
import { deskClient } from "#desk/desk-client.ts";

/** Whether the site could be restored. A night makes the difference, so that nobody waits for news of it. */
export const backupsQuery = queryOptions({
  queryKey: ["backups"],
  queryFn: async () => bodyOf(await deskClient.GET("/desk/backups")),
  staleTime: 600_000,
  refetchInterval: 600_000,
});

export type Backups = Awaited<ReturnType<NonNullable<(typeof backupsQuery)["queryFn"]>>>;
