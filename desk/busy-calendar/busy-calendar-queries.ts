import { queryOptions } from "@tanstack/react-query";
import { bodyOf } from "#desk/body-of.ts";
import { deskClient } from "#desk/desk-client.ts";

/** The calendars that close inspectors' times, whose state the signed-in person may see. */
export const busyCalendarsQuery = queryOptions({
  queryKey: ["busy-calendars"],
  queryFn: async () => bodyOf(await deskClient.GET("/desk/busy-calendars")).calendars,
});
