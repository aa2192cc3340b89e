import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod/mini";
import { deskContract } from "#domain/api/desk-contract.ts";
import { leadResponse } from "#domain/lead/lead-page.ts";
import { errorResponses } from "#server/api/error-responses.ts";
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
      schema: {
        params: photo.get.params,
        querystring: photo.get.query,
        // A file, which no schema can check.
        response: { 200: z.unknown(), ...errorResponses },
      },
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
      schema: {
        params: photo.patch.params,
        body: photo.patch.body,
        response: { 200: leadResponse, ...errorResponses },
      },
    },
    async (request) => {
      const { id, photo } = request.params;
      const caller = signedInOf(request);
      await leadPhotos.turn(caller, id, photo, request.body.turn);
      return { success: true as const, lead: await leads.read(caller, id) };
    },
  );
};
