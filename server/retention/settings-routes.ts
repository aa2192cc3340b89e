import type { FastifyPluginAsync } from "fastify";
import { recordsContract } from "#domain/lead/records-contract.ts";
import { serve } from "#server/call/serve-contract.ts";
import type { SettingServices } from "./settings.ts";

/** `/api/desk/settings`: the owner's settings. */
export const settingsRoutes: FastifyPluginAsync<{
  services: { settings: SettingServices };
}> = async (app, { services: { settings } }) =>
  serve(app, recordsContract, {
    "/desk/settings": {
      get: async () => ({ retention: await settings.retention() }),
      put: async ({ signedIn, body }) => ({
        retention: await settings.changeRetention(body.retention, signedIn.staff.id),
      }),
    },
  });
