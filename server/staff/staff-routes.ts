import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { deskContract } from "#domain/api/desk-contract.ts";
import { schemaOf } from "#server/call/call-schema.ts";
import { requires, signedInOf } from "#server/plugins/desk-session.ts";
import type { Services } from "#server/services.ts";

const everybody = deskContract["/desk/staff"];
const somebody = deskContract["/desk/staff/{id}"].patch;
const invitation = deskContract["/desk/staff/{id}/invitation"].post;

/** The staff. */
export const staffRoutes: FastifyPluginAsyncZod<{ services: Services }> = async (
  app,
  { services: { staff } },
) => {
  app.get("/staff", { schema: schemaOf(everybody.get) }, async () => ({
    success: true as const,
    staff: await staff.list(),
  }));

  app.post(
    "/staff",
    {
      onRequest: requires("staff"),
      schema: schemaOf(everybody.post),
    },
    async (request) => ({
      success: true as const,
      member: await staff.invite(signedInOf(request), request.body),
    }),
  );

  app.patch(
    "/staff/:id",
    {
      onRequest: requires("staff"),
      schema: schemaOf(somebody),
    },
    async (request) => ({
      success: true as const,
      member: await staff.change(signedInOf(request), request.params.id, request.body),
    }),
  );

  app.post(
    "/staff/:id/invitation",
    {
      onRequest: requires("staff"),
      schema: schemaOf(invitation),
    },
    async (request) => {
      await staff.inviteAgain(signedInOf(request), request.params.id);
      return { success: true as const };
    },
  );
};
