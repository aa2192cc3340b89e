import staticFiles from "@fastify/static";
import type { FastifyPluginAsync } from "fastify";
import { archiveContract } from "#domain/archive/archive-contract.ts";
import { serve } from "#server/call/serve-contract.ts";
import type { ArchiveServices } from "./archives.ts";

/** `/api/desk/archive`: everything in one file, for owners. */
export const archiveRoutes: FastifyPluginAsync<{
  services: { archives: ArchiveServices };
}> = async (app, { services: { archives } }) => {
  // Its `sendFile` knows ranges, by which a browser goes on where it was cut off.
  await app.register(staticFiles, { root: import.meta.dirname, serve: false });
  serve(app, archiveContract, {
    "/desk/archive": {
      get: () => archives.read(),
      post: ({ signedIn }) => archives.ask(signedIn.staff.id),
      delete: ({ signedIn }) => archives.drop(signedIn.staff.id),
    },
    "/desk/archive/{id}/file": {
      async get({ params, signedIn, request, reply }) {
        const { range } = request.headers;
        const { folder, file, name } = await archives.open(params.id, signedIn.staff.id, range);
        reply
          .type("application/zip")
          .header("content-disposition", `attachment; filename="${name}"`);
        return reply.sendFile(file, folder, { cacheControl: false });
      },
    },
  });
};
