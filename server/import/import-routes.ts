import { Readable } from "node:stream";
import type { FastifyPluginAsync } from "fastify";
import { importContract } from "#domain/import/import-contract.ts";
import { serve } from "#server/call/serve-contract.ts";
import { Refusal } from "#server/refusal.ts";
import type { ImportServices } from "./imports.ts";

/** `/api/desk/imports`: what another program has exported, brought in by an owner. */
export const importRoutes: FastifyPluginAsync<{ services: { imports: ImportServices } }> = async (
  app,
  { services: { imports } },
) => {
  app.addContentTypeParser(
    /^(application\/octet-stream|text\/csv|application\/vnd\.openxmlformats-officedocument\.spreadsheetml\.sheet)/i,
    (_request, payload, done) => done(null, payload),
  );

  serve(app, importContract, {
    "/desk/imports": {
      get: async () => ({ imports: await imports.list() }),
      async post({ request: { body, headers }, query, signedIn }) {
        const pieces = piecesOf(body);
        const length = headers["content-length"];
        const of = {
          ...{ fileName: query.fileName, staffId: signedIn.staff.id },
          ...(length && { bytes: Number(length) }),
        };
        return { import: await imports.upload(pieces, of) };
      },
    },
    "/desk/imports/{id}": {
      get: async ({ params }) => ({ import: await imports.read(params.id) }),
      patch: async ({ params, body }) => ({ import: await imports.map(params.id, body) }),
      async delete({ params, signedIn }) {
        await imports.drop(params.id, signedIn.staff.id);
        return {};
      },
    },
    "/desk/imports/{id}/check": {
      post: async ({ params }) => ({ import: await imports.check(params.id) }),
    },
    "/desk/imports/{id}/rows": {
      get: ({ params, query }) => imports.rows(params.id, query),
    },
    "/desk/imports/{id}/rows/{number}": {
      patch: async ({ params, body }) => ({
        row: await imports.mend(params.id, params.number, body),
      }),
    },
    "/desk/imports/{id}/accept": {
      post: async ({ params }) => ({ import: await imports.accept(params.id) }),
    },
    "/desk/imports/{id}/run": {
      post: async ({ params, signedIn }) => ({
        import: await imports.run(params.id, signedIn.staff.id),
      }),
    },
    "/desk/imports/{id}/undo": {
      post: async ({ params, signedIn }) => ({
        import: await imports.undo(params.id, signedIn.staff.id),
      }),
    },
  });
};

/** A file as it arrives, which may come without its length. @throws Refusal 415 when it is none. */
function piecesOf(body: unknown): AsyncIterable<Buffer> {
  if (body instanceof Readable) return body;
  throw new Refusal(415, "Please send the file itself.").because("no file");
}
