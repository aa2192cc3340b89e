import type { FastifyPluginAsync } from "fastify";
import { burstContract } from "#domain/appointment/burst-contract.ts";
import { serve } from "#server/call/serve-contract.ts";
import type { BurstServices } from "./bursts.ts";

/** Looking at a burst of bookings, and confirming or taking it back. */
export const burstRoutes: FastifyPluginAsync<{ services: { bursts: BurstServices } }> = async (
  app,
  { services: { bursts } },
) =>
  serve(app, burstContract, {
    "/desk/bursts/newest": {
      get: async () => ({ burst: await bursts.newest() }),
    },
    "/desk/bursts/{id}/confirm": {
      post: async ({ call, params }) => ({ confirmed: await bursts.confirm(call, params.id) }),
    },
    "/desk/bursts/{id}/take-back": {
      post: async ({ call, params }) => ({ takenBack: await bursts.takeBack(call, params.id) }),
    },
  });
