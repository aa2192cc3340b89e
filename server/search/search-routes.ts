import type { FastifyPluginAsync } from "fastify";
import { leadContract } from "#domain/lead/lead-contract.ts";
import { serve } from "#server/call/serve-contract.ts";
import type { SearchServices } from "./search.ts";

/** The search in everything about all leads; inspectors, who see only their own, have none. */
export const searchRoutes: FastifyPluginAsync<{ services: { search: SearchServices } }> = async (
  app,
  { services: { search } },
) =>
  serve(app, leadContract, {
    "/desk/search": { get: ({ query }) => search.search(query) },
  });
