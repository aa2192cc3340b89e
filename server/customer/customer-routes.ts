import type { FastifyPluginAsync } from "fastify";
import { apiContract } from "#domain/api/api-contract.ts";
import { submissionOf } from "#server/call/sent-from.ts";
import { serve } from "#server/call/serve-contract.ts";
import type { CustomerServices } from "./customers.ts";

/** `/api/customers/register`. */
export const customerRoutes: FastifyPluginAsync<{
  services: { customers: CustomerServices };
}> = async (app, { services: { customers } }) =>
  serve(app, apiContract, {
    "/customers/register": {
      async post({ body, request, reply }) {
        const response = await customers.register(submissionOf(request), body);
        return reply.code(response.status).send(response.body);
      },
    },
  });
