import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { deskContract } from "#domain/api/desk-contract.ts";
import { schemaOf } from "#server/call/call-schema.ts";
import { requires } from "#server/plugins/desk-session.ts";
import type { Services } from "#server/services.ts";

const trail = deskContract["/desk/audit"].get;

/** The audit trail. */
export const auditRoutes: FastifyPluginAsyncZod<{ services: Services }> = async (
  app,
  { services: { audit } },
) => {
  app.get(
    "/audit",
    {
      onRequest: requires("staff"),
      schema: schemaOf(trail),
    },
    async (request) => ({ success: true as const, ...(await audit.list(request.query)) }),
  );
};
