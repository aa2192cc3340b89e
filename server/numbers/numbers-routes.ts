import type { FastifyPluginAsync } from "fastify";
import { numbersContract } from "#domain/lead/numbers-contract.ts";
import { serve } from "#server/call/serve-contract.ts";
import type { NumberServices } from "./numbers.ts";

/** The owner's numbers. */
export const numberRoutes: FastifyPluginAsync<{ services: { numbers: NumberServices } }> = async (
  app,
  { services: { numbers } },
) =>
  serve(app, numbersContract, {
    "/desk/numbers": {
      get: async ({ query }) => ({ numbers: await numbers.read(query.period) }),
    },
  });
