import type { FastifyPluginAsync } from "fastify";
import { serviceAreaPath } from "#content/links.ts";
import type { OwnArea } from "#domain/service-area/own-area.ts";
import type { Services } from "#server/services.ts";
import { compressedPage, type KeptPage, sendKept } from "./kept-page.ts";

type Options = { services: Pick<Services, "business"> };

/**
 * `GET /service-area.json`: map, ZIP codes and details of the counties that an owner has chosen, for the scripts of pages that show
 * them. 404 while those of `content/` hold, which the scripts have. Read from the database as `/facts.json` is, since another process
 * may have answered that.
 */
export const serviceAreaFile: FastifyPluginAsync<Options> = async (app, { services }) => {
  let kept: { area: OwnArea; page: Promise<KeptPage> } | undefined;

  app.get(serviceAreaPath, async (request, reply) => {
    await services.business.freshOverrides();
    const area = services.business.area();
    if (!area) return reply.callNotFound();
    if (kept?.area !== area) {
      const type = "application/json; charset=utf-8";
      const text = Buffer.from(JSON.stringify(area));
      kept = { area, page: compressedPage(text, { status: 200, type }) };
    }
    reply.header("x-robots-tag", "noindex");
    return sendKept(await kept.page, request, reply);
  });
};
