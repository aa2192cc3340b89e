import { Readable } from "node:stream";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { apiContract } from "#domain/api/api-contract.ts";
import { photoLimits } from "#domain/photo/photo-rules.ts";
import { schemaOf } from "#server/call/call-schema.ts";
import { networkOf } from "#server/plugins/client-network.ts";
import { Refusal } from "#server/refusal.ts";
import type { Services } from "#server/services.ts";

const photo = apiContract["/photos"].post;
const single = apiContract["/photos/{id}"].delete;

/** `/api/photos`: pictures that wait for the request that they belong to. */
export const photoRoutes: FastifyPluginAsyncZod<{ services: Services }> = async (
  app,
  { services: { photos } },
) => {
  // Handed on as it arrives, so that twenty pictures at once need no memory.
  app.addContentTypeParser(
    /^(application\/octet-stream|image\/[\w.+-]+)$/i,
    (_request, payload, done) => done(null, payload),
  );

  app.post(
    "/",
    {
      bodyLimit: photoLimits.bytes,
      schema: schemaOf(photo),
    },
    async (request, reply) => {
      const { body: photo, headers } = request;
      if (!(photo instanceof Readable)) throw notAPhoto();
      const bytes = Number(headers["content-length"] ?? photoLimits.bytes);
      const added = await photos.add({ photo, bytes, network: networkOf(request.ip) });
      return reply.code(201).send({ success: true, photo: added });
    },
  );

  app.delete("/:id", { schema: schemaOf(single) }, async ({ params }) => {
    await photos.remove(params.id);
    return { success: true as const };
  });
};

function notAPhoto(): Refusal {
  return new Refusal(415, "Please send the photo itself.").because("no photo");
}
