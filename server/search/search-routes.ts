import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { deskContract } from "#domain/api/desk-contract.ts";
import { schemaOf } from "#server/call/call-schema.ts";
import { requires } from "#server/plugins/desk-session.ts";
import type { Services } from "#server/services.ts";

const searchCall = deskContract["/desk/search"].get;

/** The search in everything about all leads; inspectors, who see only their own, have none. */
export const searchRoutes: FastifyPluginAsyncZod<{ services: Services }> = async (
  app,
  { services },
) => {
  app.get(
    "/search",
    {
      onRequest: requires("leads"),
      schema: schemaOf(searchCall),
    },
    async (request) => ({
      success: true as const,
      ...(await services.search.search(request.query)),
    }),
  );
};
