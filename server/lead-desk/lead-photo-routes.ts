import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { deskContract } from "#domain/api/desk-contract.ts";
import { schemaOf } from "#server/call/call-schema.ts";
import { requires, signedInOf } from "#server/plugins/desk-session.ts";
import type { Services } from "#server/services.ts";

const photo = deskContract["/desk/leads/{id}/photos/{photo}"];

/** Pictures of a lead. The service itself checks whether an inspector may see the lead. */
export const leadPhotoRoutes: FastifyPluginAsyncZod<{ services: Services }> = async (
  app,
  { services: { leadPhotos, leads } },
) => {
  const onRequest = requires("day");

  app.get(
    "/leads/:id/photos/:photo",
    {
      onRequest,
      schema: schemaOf(photo.get),
    },
    async (request, reply) => {
      const { id, photo } = request.params;
      const file = await leadPhotos.read(signedInOf(request), id, photo, request.query.size);
      return (
        reply
          .type("image/jpeg")
          // Never in a cache that others share, and asked for again after a sign-out.
          .header("cache-control", "private, no-store")
          .send(file)
      );
    },
  );

  app.patch(
    "/leads/:id/photos/:photo",
    {
      onRequest,
      schema: schemaOf(photo.patch),
    },
    async (request) => {
      const { id, photo } = request.params;
      const caller = signedInOf(request);
      await leadPhotos.turn(caller, id, photo, request.body.turn);
      return { success: true as const, lead: await leads.read(caller, id) };
    },
  );
};
