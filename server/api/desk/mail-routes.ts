import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { deskContract } from "#domain/api/desk-contract.ts";
import { errorResponses } from "#server/api/error-responses.ts";
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
      schema: { querystring: list.query, response: { 200: list.response, ...errorResponses } },
    },
    async ({ query }) => ({ success: true as const, ...(await mails.list(query)) }),
  );

  app.get(
    "/mail-flow",
    { onRequest, schema: { response: { 200: flow.response, ...errorResponses } } },
    async () => ({ success: true as const, ...(await mails.flow()) }),
  );

  app.get(
    "/mails/:id",
    {
      onRequest,
      schema: { params: single.params, response: { 200: single.response, ...errorResponses } },
    },
    async ({ params }) => ({ success: true as const, mail: await mails.read(params.id) }),
  );

  app.post(
    "/mails/:id/retry",
    {
      onRequest,
      schema: { params: retry.params, response: { 200: retry.response, ...errorResponses } },
    },
    async (request) => {
      const { staff } = signedInOf(request);
      const mail = await mails.retry(request.params.id, staff.id);
      return { success: true as const, mail };
    },
  );
};
