import { Readable } from "node:stream";
import type { FastifyPluginAsync, FastifyReply } from "fastify";
import { downloadsContract } from "#domain/staff/downloads-contract.ts";
import { serve } from "#server/call/serve-contract.ts";
import type { DownloadServices } from "./downloads.ts";

/** Lists as CSV, for whoever may see the list. */
export const downloadRoutes: FastifyPluginAsync<{
  services: { downloads: DownloadServices };
}> = async (app, { services: { downloads } }) =>
  serve(app, downloadsContract, {
    "/desk/downloads/leads": {
      get: async ({ signedIn, query, reply }) =>
        send(reply, await downloads.leads(query, signedIn.staff.id)),
    },
    "/desk/downloads/search": {
      get: async ({ signedIn, query, reply }) =>
        send(reply, await downloads.search(query, signedIn.staff.id)),
    },
    "/desk/downloads/calendar": {
      get: async ({ signedIn, query, reply }) =>
        send(reply, await downloads.calendar(query, signedIn.staff.id)),
    },
    "/desk/downloads/audit": {
      get: async ({ signedIn, query, reply }) =>
        send(reply, await downloads.audit(query, signedIn.staff.id)),
    },
  });

function send(reply: FastifyReply, pieces: AsyncIterable<string>) {
  return reply
    .type("text/csv; charset=utf-8")
    .header("content-disposition", "attachment")
    .send(Readable.from(pieces, { objectMode: false }));
}
