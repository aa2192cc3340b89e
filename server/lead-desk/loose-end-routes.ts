import type { FastifyPluginAsync } from "fastify";
import { looseEndsContract } from "#domain/lead/loose-ends-contract.ts";
import { serve } from "#server/call/serve-contract.ts";
import type { LooseEndServices } from "./loose-ends.ts";

/** What nobody would come back to by themselves. */
export const looseEndRoutes: FastifyPluginAsync<{
  services: { looseEnds: LooseEndServices };
}> = async (app, { services: { looseEnds } }) =>
  serve(app, looseEndsContract, {
    "/desk/loose-ends": { get: () => looseEnds.list() },
    "/desk/leads/{id}/loose-ends/leave": {
      async post({ call, params, body }) {
        await looseEnds.leave(call, params.id, body);
        return {};
      },
    },
    "/desk/leads/{id}/loose-ends/take-up": {
      async post({ call, params, body }) {
        await looseEnds.takeUp(call, params.id, body.key);
        return {};
      },
    },
    "/desk/leads/{id}/photos-opened": {
      async post({ call, params }) {
        await looseEnds.openPhotos(call, params.id);
        return {};
      },
    },
  });
