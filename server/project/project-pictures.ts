import type { FastifyPluginAsync } from "fastify";
import type { BusinessProfile } from "#domain/business/business-profile.ts";
import { networkOf } from "#server/plugins/client-network.ts";
import { limitPerMinute } from "#server/plugins/rate-limit.ts";
import { Refusal } from "#server/refusal.ts";
import type { PictureSize } from "./made-pictures.ts";
import { type PictureFormat, picturesPath } from "./picture-files.ts";

type Options = {
  services: {
    projects: {
      picture(id: string, size: PictureSize, network: string): Promise<Buffer | undefined>;
    };
  };
  profile: Pick<BusinessProfile, "phone">;
  rateLimit: boolean;
};

/** Per minute and network: a page has some dozens. */
const mostReads = 600;

type Pictured = { Params: { id: string; file: string } };

/**
 * Pictures of finished roofs. A browser asks each time whether it may go on showing one, since an owner can take back their
 * consent: then the address leads nowhere at once.
 */
export const projectPictures: FastifyPluginAsync<Options> = async (app, options) => {
  const { services, profile, rateLimit } = options;
  if (rateLimit) {
    app.addHook("onRequest", await limitPerMinute(app, { most: mostReads, profile }));
  }

  app.get<Pictured>(`${picturesPath}/:id/:file`, async (request, reply) => {
    const { id, file } = request.params;
    reply.header("cache-control", "no-store");
    const size = sizeOf(file);
    const made = size && (await services.projects.picture(id, size, networkOf(request.ip)));
    if (!size || !made) {
      throw new Refusal(404, "There is no picture here.").because("no project picture");
    }
    const etag = `"${id}-${file}"`;
    reply
      .header("cache-control", "public, no-cache")
      .header("etag", etag)
      // Shown where its page is, and not found by itself.
      .header("x-robots-tag", "noimageindex")
      .type(`image/${size.format}`);
    if (request.headers["if-none-match"] === etag) return reply.code(304).send();
    return reply.send(made);
  });
};

/** `800.avif` */
function sizeOf(file: string): PictureSize | undefined {
  const [, width, format] = /^(\d{2,4})\.(avif|webp)$/.exec(file) ?? [];
  if (!width || !format) return undefined;
  return { width: Number(width), format: format as PictureFormat };
}
