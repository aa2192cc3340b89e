import { Readable } from "node:stream";
import type { FastifyPluginAsync } from "fastify";
import { peopleContract } from "#domain/person/people-contract.ts";
import { serve } from "#server/call/serve-contract.ts";
import type { RecordServices } from "./records.ts";

/** A person's records, to be handed out or erased. */
export const recordRoutes: FastifyPluginAsync<{ services: { records: RecordServices } }> = async (
  app,
  { services: { records } },
) =>
  serve(app, peopleContract, {
    "/desk/people/search": {
      post: async ({ body }) => ({ leads: await records.search(body) }),
    },
    "/desk/people/{id}/export": {
      async get({ params, signedIn, reply }) {
        const all = await records.export(params.id, signedIn.staff.id);
        return reply
          .type("application/json; charset=utf-8")
          .send(Readable.from(answerOf(all), { objectMode: false }));
      },
    },
    "/desk/people/{id}/erase": {
      post: ({ params, body, signedIn }) =>
        records.erase(params.id, body.confirm, signedIn.staff.id),
    },
  });

/** The answer to an export, in pieces. */
async function* answerOf(all: AsyncIterable<string>): AsyncGenerator<string> {
  yield '{"success":true,"export":';
  yield* all;
  yield "}";
}
