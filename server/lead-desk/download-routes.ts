import { Readable } from "node:stream";
import type { FastifyReply } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { deskContract } from "#domain/api/desk-contract.ts";
import { schemaOf } from "#server/call/call-schema.ts";
import { requires, signedInOf } from "#server/plugins/desk-session.ts";
import type { Services } from "#server/services.ts";

const leads = deskContract["/desk/downloads/leads"].get;
const search = deskContract["/desk/downloads/search"].get;
const calendar = deskContract["/desk/downloads/calendar"].get;
const audit = deskContract["/desk/downloads/audit"].get;

/** Lists as CSV, for whoever may see the list. */
export const downloadRoutes: FastifyPluginAsyncZod<{ services: Services }> = async (
  app,
  { services: { downloads } },
) => {
  const seesLeads = requires("leads");

  app.get(
    "/downloads/leads",
    {
      onRequest: seesLeads,
      schema: schemaOf(leads),
    },
    async (request, reply) =>
      send(reply, await downloads.leads(request.query, signedInOf(request).staff.id)),
  );

  app.get(
    "/downloads/search",
    {
      onRequest: seesLeads,
      schema: schemaOf(search),
    },
    async (request, reply) =>
      send(reply, await downloads.search(request.query, signedInOf(request).staff.id)),
  );

  app.get(
    "/downloads/calendar",
    {
      onRequest: seesLeads,
      schema: schemaOf(calendar),
    },
    async (request, reply) =>
      send(reply, await downloads.calendar(request.query, signedInOf(request).staff.id)),
  );

  app.get(
    "/downloads/audit",
    {
      onRequest: requires("staff"),
      schema: schemaOf(audit),
    },
    async (request, reply) =>
      send(reply, await downloads.audit(request.query, signedInOf(request).staff.id)),
  );
};

function send(reply: FastifyReply, pieces: AsyncIterable<string>) {
  return reply
    .type("text/csv; charset=utf-8")
    .header("content-disposition", "attachment")
    .send(Readable.from(pieces, { objectMode: false }));
}
