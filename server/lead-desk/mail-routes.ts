import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { deskContract } from "#domain/api/desk-contract.ts";
import { schemaOf } from "#server/call/call-schema.ts";
import { requires, signedInOf } from "#server/plugins/desk-session.ts";
import type { Services } from "#server/services.ts";

const list = deskContract["/desk/mails"].get;
const single = deskContract["/desk/mails/{id}"].get;
const flow = deskContract["/desk/mail-flow"].get;
const retry = deskContract["/desk/mails/{id}/retry"].post;

/** `/api/desk/mails`: mails that wait, are late, dead or sent; sending one again; whether mails go out at all. */
export const mailRoutes: FastifyPluginAsyncZod<{ services: Services }> = async (
  app,
  { services: { mails } },
) => {
  const onRequest = requires("leads");

  app.get(
    "/mails",
    {
      onRequest,
      schema: schemaOf(list),
    },
    async ({ query }) => ({ success: true as const, ...(await mails.list(query)) }),
  );

  app.get("/mail-flow", { onRequest, schema: schemaOf(flow) }, async () => ({
    success: true as const,
    ...(await mails.flow()),
  }));

  app.get(
    "/mails/:id",
    {
      onRequest,
      schema: schemaOf(single),
    },
    async ({ params }) => ({ success: true as const, mail: await mails.read(params.id) }),
  );

  app.post(
    "/mails/:id/retry",
    {
      onRequest,
      schema: schemaOf(retry),
    },
    async (request) => {
      const { staff } = signedInOf(request);
      const mail = await mails.retry(request.params.id, staff.id);
      return { success: true as const, mail };
    },
  );
};
