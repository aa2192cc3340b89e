import { Readable } from "node:stream";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod/mini";
import { deskContract } from "#domain/api/desk-contract.ts";
import { errorResponses } from "#server/api/error-responses.ts";
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
      schema: { body: search.body, response: { 200: search.response, ...errorResponses } },
    },
    async ({ body }) => ({ success: true as const, leads: await records.search(body) }),
  );

  app.get(
    "/people/:id/export",
    {
      onRequest,
      // Sent in pieces, which no schema can check.
      schema: { params: exported.params, response: { 200: z.unknown(), ...errorResponses } },
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
      schema: {
        params: erase.params,
        body: erase.body,
        response: { 200: erase.response, ...errorResponses },
      },
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
