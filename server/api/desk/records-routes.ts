import { Readable } from "node:stream";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod/mini";
import { deskContract } from "#domain/api/desk-contract.ts";
import { schemaOf } from "#server/api/call-schema.ts";
import { requires, signedInOf } from "#server/plugins/desk-session.ts";
import type { Services } from "#server/services.ts";

const search = deskContract["/desk/people/search"].post;
const exported = deskContract["/desk/people/{id}/export"].get;
const erase = deskContract["/desk/people/{id}/erase"].post;

/** A person's records, to be handed out or erased. */
export const recordRoutes: FastifyPluginAsyncZod<{ services: Services }> = async (
  app,
  { services: { records } },
) => {
  const onRequest = requires("records");

  app.post(
    "/people/search",
    {
      onRequest,
      schema: schemaOf(search),
    },
    async ({ body }) => ({ success: true as const, leads: await records.search(body) }),
  );

  app.get(
    "/people/:id/export",
    {
      onRequest,
      // Sent in pieces, which no schema can check.
      schema: { ...schemaOf(exported), response: { 200: z.unknown() } },
    },
    async (request, reply) => {
      const { staff } = signedInOf(request);
      const all = await records.export(request.params.id, staff.id);
      return reply
        .type("application/json; charset=utf-8")
        .send(Readable.from(answerOf(all), { objectMode: false }));
    },
  );

  app.post(
    "/people/:id/erase",
    {
      onRequest,
      schema: schemaOf(erase),
    },
    async (request) => {
      const { staff } = signedInOf(request);
      const erased = await records.erase(request.params.id, request.body.confirm, staff.id);
      return { success: true as const, ...erased };
    },
  );
};

/** The answer to an export, in pieces. */
async function* answerOf(all: AsyncIterable<string>): AsyncGenerator<string> {
  yield '{"success":true,"export":';
  yield* all;
  yield "}";
}
