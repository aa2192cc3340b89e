import type { FastifyPluginAsync } from "fastify";
import { recordsContract } from "#domain/lead/records-contract.ts";
import { serve } from "#server/call/serve-contract.ts";
import type { MailServices } from "./mails.ts";

/** `/api/desk/mails`: mails that wait, are late, dead or sent; sending one again; whether mails go out at all. */
export const mailRoutes: FastifyPluginAsync<{ services: { mails: MailServices } }> = async (
  app,
  { services: { mails } },
) =>
  serve(app, recordsContract, {
    "/desk/mails": { get: ({ query }) => mails.list(query) },
    "/desk/mail-flow": { get: () => mails.flow() },
    "/desk/mails/{id}": {
      get: async ({ params }) => ({ mail: await mails.read(params.id) }),
    },
    "/desk/mails/{id}/retry": {
      post: async ({ signedIn, params }) => ({
        mail: await mails.retry(params.id, signedIn.staff.id),
      }),
    },
  });
