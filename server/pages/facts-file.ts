import type { FastifyPluginAsync } from "fastify";
import { factsPath } from "#content/links.ts";
import type { Services } from "#server/services.ts";
import { compressedPage, type KeptPage, sendKept } from "./kept-page.ts";

type Options = { services: Pick<Services, "business"> };

/**
 * `GET /facts.json`: what an owner has set in place of the facts in the pages' scripts, by path. Pages do not hold it, so that
 * one that says the same as before keeps its ETag. `Last-Modified` says when it was set.
 */
export const factsFile: FastifyPluginAsync<Options> = async (app, { services: { business } }) => {
  let kept: { text: string; page: Promise<KeptPage> } | undefined;

  app.get(factsPath, async (request, reply) => {
    const { overrides, changedAt } = await business.freshOverrides();
    const text = JSON.stringify(overrides);
    if (kept?.text !== text) {
      const type = "application/json; charset=utf-8";
      kept = { text, page: compressedPage(Buffer.from(text), { status: 200, type }) };
    }
    if (changedAt) reply.header("last-modified", new Date(changedAt).toUTCString());
    reply.header("x-robots-tag", "noindex");
    return sendKept(await kept.page, request, reply);
  });
};
