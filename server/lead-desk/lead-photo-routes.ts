import type { FastifyPluginAsync } from "fastify";
import { leadContract } from "#domain/lead/lead-contract.ts";
import { serve } from "#server/call/serve-contract.ts";
import type { LeadPhotoServices } from "./lead-photos.ts";
import type { LeadServices } from "./leads.ts";

/** Pictures of a lead. The service itself checks whether an inspector may see the lead. */
export const leadPhotoRoutes: FastifyPluginAsync<{
  services: { leadPhotos: LeadPhotoServices; leads: LeadServices };
}> = async (app, { services: { leadPhotos, leads } }) =>
  serve(app, leadContract, {
    "/desk/leads/{id}/photos/{photo}": {
      async get({ signedIn, params: { id, photo }, query, reply }) {
        const file = await leadPhotos.read(signedIn, id, photo, query.size);
        return (
          reply
            .type("image/jpeg")
            // Never in a cache that others share, and asked for again after a sign-out.
            .header("cache-control", "private, no-store")
            .send(file)
        );
      },
      async patch({ signedIn, params: { id, photo }, body }) {
        await leadPhotos.turn(signedIn, id, photo, body.turn);
        return { lead: await leads.read(signedIn, id) };
      },
    },
  });
