import { queryOptions } from "@tanstack/react-query";
import { bodyOf } from "#desk/body-of.ts";
import { deskClient } from "#desk/desk-client.ts";

/** The signed-in person's sessions. */
export const sessionsQuery = queryOptions({
  queryKey: ["sessions"],
  queryFn: async () => bodyOf(await deskClient.GET("/desk/sessions")).sessions,
});

/** How long data is kept. */
export const retentionQuery = queryOptions({
  queryKey: ["retention"],
  queryFn: async () => bodyOf(await deskClient.GET("/desk/settings")).retention,
});

/** The archive of everything: how far it has come, or how long it stays. */
export const archiveQuery = queryOptions({
  queryKey: ["archive"],
  queryFn: async () => bodyOf(await deskClient.GET("/desk/archive")),
  refetchInterval: ({ state }) => (state.data?.archive?.state === "making" ? 2_000 : false),
});

/** The opening hours now. */
export const openingHoursQuery = queryOptions({
  queryKey: ["opening-hours"],
  queryFn: async () => bodyOf(await deskClient.GET("/desk/opening-hours")).hours,
});

/** The calendar feeds that the signed-in person may have. */
export const calendarFeedsQuery = queryOptions({
  queryKey: ["calendar-feeds"],
  queryFn: async () => bodyOf(await deskClient.GET("/desk/calendar-feeds")).feeds,
});
