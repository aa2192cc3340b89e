import type { FastifyPluginAsync } from "fastify";
import { busyCalendarContract } from "#domain/appointment/busy-calendar-contract.ts";
import { serve } from "#server/call/serve-contract.ts";
import type { BusyCalendarServices } from "./busy-calendars.ts";

/** `/api/desk/busy-calendars`: calendars that close inspectors' times. The service checks whose anybody may set. */
export const busyCalendarRoutes: FastifyPluginAsync<{
  services: { busyCalendars: BusyCalendarServices };
}> = async (app, { services: { busyCalendars } }) =>
  serve(app, busyCalendarContract, {
    "/desk/busy-calendars": {
      get: async ({ signedIn }) => ({ calendars: await busyCalendars.list(signedIn.staff) }),
    },
    "/desk/busy-calendars/{staffId}": {
      put: async ({ signedIn, params, body }) => ({
        calendars: await busyCalendars.set(signedIn.staff, params.staffId, body.address),
      }),
      delete: async ({ signedIn, params }) => ({
        calendars: await busyCalendars.remove(signedIn.staff, params.staffId),
      }),
    },
    "/desk/busy-calendars/{staffId}/try": {
      post: async ({ signedIn, params, body }) => ({
        found: await busyCalendars.attempt(signedIn.staff, params.staffId, body.address),
      }),
    },
  });
