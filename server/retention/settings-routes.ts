import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { deskContract } from "#domain/api/desk-contract.ts";
import { schemaOf } from "#server/call/call-schema.ts";
import { requires, signedInOf } from "#server/plugins/desk-session.ts";
import type { Services } from "#server/services.ts";

const { get, put } = deskContract["/desk/settings"];

/** `/api/desk/settings`: the owner's settings. */
export const settingsRoutes: FastifyPluginAsyncZod<{ services: Services }> = async (
  app,
  { services: { settings } },
) => {
  const onRequest = requires("records");

  app.get("/settings", { onRequest, schema: schemaOf(get) }, async () => ({
    success: true as const,
    retention: await settings.retention(),
  }));

  app.put(
    "/settings",
    {
      onRequest,
      schema: schemaOf(put),
    },
    async (request) => {
      const { staff } = signedInOf(request);
      const retention = await settings.changeRetention(request.body.retention, staff.id);
      return { success: true as const, retention };
    },
  );
};
