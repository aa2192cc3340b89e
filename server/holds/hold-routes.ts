import type { FastifyPluginAsync } from "fastify";
import { apiContract } from "#domain/api/api-contract.ts";
import type { AvailabilityServices } from "#server/appointment/availability.ts";
import { serve } from "#server/call/serve-contract.ts";
import { browserOf, rememberBrowser } from "#server/plugins/browser-cookie.ts";
import { networkOf } from "#server/plugins/client-network.ts";
import type { HoldServices } from "./holds.ts";

/** `/api/holds`: what a browser holds while its visitor fills in the form. */
export const holdRoutes: FastifyPluginAsync<{
  services: { availability: AvailabilityServices; holds: HoldServices };
}> = async (app, { services: { availability, holds } }) =>
  serve(app, apiContract, {
    "/holds": {
      async post({ body, request, reply }) {
        const time = { ...body, date: availability.readDay(body.date) };
        const browser = rememberBrowser(request, reply);
        const hold = await holds.place(time, { browser, network: networkOf(request.ip) });
        return { hold: hold && { id: hold.id, until: hold.until, seconds: hold.seconds } };
      },
    },
    "/holds/{id}": {
      async delete({ params, request }) {
        await holds.release(params.id, browserOf(request.headers.cookie));
        return {};
      },
    },
  });
