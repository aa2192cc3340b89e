import type { FastifyPluginAsync } from "fastify";
import { feedContract } from "#domain/appointment/feed-contract.ts";
import { serve } from "#server/call/serve-contract.ts";
import type { CalendarFeedServices } from "./calendar-feeds.ts";

/** `/api/desk/calendar-feeds`: the addresses at which calendars read appointments. */
export const calendarFeedRoutes: FastifyPluginAsync<{
  services: { calendarFeeds: CalendarFeedServices };
}> = async (app, { services: { calendarFeeds } }) =>
  serve(app, feedContract, {
    "/desk/calendar-feeds": {
      get: async ({ signedIn }) => ({ feeds: await calendarFeeds.list(signedIn.staff) }),
    },
    "/desk/calendar-feeds/{kind}": {
      post: ({ signedIn, params }) => calendarFeeds.make(signedIn.staff, params.kind),
      delete: async ({ signedIn, params }) => ({
        feeds: await calendarFeeds.revoke(signedIn.staff, params.kind),
      }),
    },
  });
