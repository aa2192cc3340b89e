import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { deskContract } from "#domain/api/desk-contract.ts";
import { schemaOf } from "#server/call/call-schema.ts";
import { requires, signedInOf } from "#server/plugins/desk-session.ts";
import type { Services } from "#server/services.ts";

const plan = deskContract["/desk/staff/{id}/duty-plan"].put;
const handOver = deskContract["/desk/staff/{id}/hand-over"].post;

/** Plans of duty, and taking it over. */
export const dutyRoutes: FastifyPluginAsyncZod<{ services: Services }> = async (
  app,
  { services: { duty, staff } },
) => {
  app.put(
    "/staff/:id/duty-plan",
    {
      onRequest: requires("leads"),
      schema: schemaOf(plan),
    },
    async (request) => ({
      success: true as const,
      member: await duty.changePlan(signedInOf(request), request.params.id, request.body),
    }),
  );

  app.post(
    "/staff/:id/hand-over",
    {
      onRequest: requires("leads"),
      schema: schemaOf(handOver),
    },
    async (request) => {
      const me = await duty.takeOver(signedInOf(request), request.params.id);
      return { success: true as const, me: await staff.meOf(me) };
    },
  );
};
