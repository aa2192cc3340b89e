import { Readable } from "node:stream";
import type { FastifyPluginAsync } from "fastify";
import { apiContract } from "#domain/api/api-contract.ts";
import { photoLimits } from "#domain/photo/photo-rules.ts";
import { serve } from "#server/call/serve-contract.ts";
import { networkOf } from "#server/plugins/client-network.ts";
import { Refusal } from "#server/refusal.ts";
import type { PhotoServices } from "./waiting-photos.ts";

/** `/api/photos`: pictures that wait for the request that they belong to. */
export const photoRoutes: FastifyPluginAsync<{ services: { photos: PhotoServices } }> = async (
  app,
  { services: { photos } },
) => {
  // Handed on as it arrives, so that twenty pictures at once need no memory.
  app.addContentTypeParser(
    /^(application\/octet-stream|image\/[\w.+-]+)$/i,
    (_request, payload, done) => done(null, payload),
  );

  serve(app, apiContract, {
    "/photos": {
      async post({ request: { body: photo, headers, ip } }) {
        if (!(photo instanceof Readable)) throw notAPhoto();
        const bytes = Number(headers["content-length"] ?? photoLimits.bytes);
        return { photo: await photos.add({ photo, bytes, network: networkOf(ip) }) };
      },
    },
    "/photos/{id}": {
      async delete({ params }) {
        await photos.remove(params.id);
        return {};
      },
    },
  });
};

function notAPhoto(): Refusal {
  return new Refusal(415, "Please send the photo itself.").because("no photo");
}
