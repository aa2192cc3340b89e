import { Readable } from "node:stream";
import type { FastifyPluginAsync } from "fastify";
import { photoLimits } from "#domain/photo/photo-rules.ts";
import { roofPhotoContract } from "#domain/roof-photo/roof-photo-contract.ts";
import { serve } from "#server/call/serve-contract.ts";
import { networkOf } from "#server/plugins/client-network.ts";
import { Refusal } from "#server/refusal.ts";
import type { RoofPhotoServices } from "./roof-photos.ts";

/** Photos that staff take of a lead's roof. The service itself checks whether an inspector may see the lead. */
export const roofPhotoRoutes: FastifyPluginAsync<{
  services: { roofPhotos: RoofPhotoServices };
}> = async (app, { services: { roofPhotos } }) => {
  // Handed on as it arrives, so that many pictures at once need no memory.
  app.addContentTypeParser(
    /^(application\/octet-stream|image\/[\w.+-]+)$/i,
    (_request, payload, done) => done(null, payload),
  );

  serve(app, roofPhotoContract, {
    "/desk/leads/{id}/roof-photos": {
      get: ({ signedIn, params }) => roofPhotos.list(signedIn, params.id),
    },
    "/desk/leads/{id}/roof-photos/{photo}": {
      async get({ signedIn, params: { id, photo }, query, reply }) {
        const file = await roofPhotos.read(signedIn, { leadId: id, id: photo }, query.size);
        return (
          reply
            .type("image/jpeg")
            // Never in a cache that others share, and asked for again after a sign-out.
            .header("cache-control", "private, no-store")
            .send(file)
        );
      },
      async put({ signedIn, params, query, request: { body, headers, ip } }) {
        if (!(body instanceof Readable)) throw notAPhoto();
        const bytes = Number(headers["content-length"] ?? photoLimits.bytes);
        const place = { leadId: params.id, id: params.photo };
        const sent = { ...query, photo: body, bytes, network: networkOf(ip) };
        return { photo: await roofPhotos.add(signedIn, place, sent) };
      },
      async patch({ signedIn, params: { id, photo }, body }) {
        return { photo: await roofPhotos.describe(signedIn, { leadId: id, id: photo }, body) };
      },
      async delete({ signedIn, params: { id, photo } }) {
        await roofPhotos.remove(signedIn, { leadId: id, id: photo });
        return {};
      },
    },
    "/desk/leads/{id}/visit-kind": {
      put: ({ signedIn, params, body }) =>
        roofPhotos.setVisitKind(signedIn, params.id, body.visitKind),
    },
  });
};

function notAPhoto(): Refusal {
  return new Refusal(415, "Please send the photo itself.").because("no photo");
}
