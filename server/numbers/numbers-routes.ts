import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { deskContract } from "#domain/api/desk-contract.ts";
import { schemaOf } from "#server/call/call-schema.ts";
import { requires } from "#server/plugins/desk-session.ts";
import type { Services } from "#server/services.ts";

const numbersCall = deskContract["/desk/numbers"].get;

/** The owner's numbers. */
export const numberRoutes: FastifyPluginAsyncZod<{ services: Services }> = async (
  app,
  { services: { numbers } },
) => {
  app.get(
    "/numbers",
    {
      onRequest: requires("numbers"),
      schema: schemaOf(numbersCall),
    },
    async (request) => ({
      success: true as const,
      numbers: await numbers.read(request.query.period),
    }),
  );
};
