import type { FastifyPluginAsync } from "fastify";
import { calloutContract } from "#domain/roof-photo/callout-contract.ts";
import { serve } from "#server/call/serve-contract.ts";
import type { RoofPhotoServices } from "./roof-photos.ts";

/** What staff draw on photos of a lead's roof. The service itself checks whether an inspector may see the lead. */
export const calloutRoutes: FastifyPluginAsync<{
  services: { roofPhotos: RoofPhotoServices };
}> = async (app, { services: { roofPhotos } }) => {
  serve(app, calloutContract, {
    "/desk/leads/{id}/roof-photos/{photo}/callouts/{callout}": {
      async put({ signedIn, params, body }) {
        const place = { leadId: params.id, id: params.photo };
        const drawn = { id: params.callout, ...body };
        return { photo: await roofPhotos.changeCallout(signedIn, place, drawn) };
      },
      async delete({ signedIn, params, query }) {
        const place = { leadId: params.id, id: params.photo };
        const removed = { id: params.callout, revision: query.revision, callout: null };
        return { photo: await roofPhotos.changeCallout(signedIn, place, removed) };
      },
    },
  });
};
