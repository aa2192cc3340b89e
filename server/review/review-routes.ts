import type { FastifyPluginAsync } from "fastify";
import { apiContract } from "#domain/api/api-contract.ts";
import { serve } from "#server/call/serve-contract.ts";
import type { ReviewServices } from "./reviews.ts";

/** `/api/customers/reviews`. */
export const reviewRoutes: FastifyPluginAsync<{ services: { reviews: ReviewServices } }> = async (
  app,
  { services: { reviews } },
) =>
  serve(app, apiContract, {
    // Without Google Places the list is empty: the API never serves invented reviews.
    "/customers/reviews": { get: () => reviews.latest() },
  });
