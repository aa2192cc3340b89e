import type { FastifyPluginAsync } from "fastify";
import { limitPerMinute, type Reach } from "#server/plugins/rate-limit.ts";
import { Refusal } from "#server/refusal.ts";
import type { Services } from "#server/services.ts";
import { etagOf, holdsEtag } from "./etag.ts";

type Options = { services: Services; rateLimit: boolean } & Reach;

/** Reads per minute and network. A calendar program reads once an hour, but many share a provider's servers. */
const feedReadsPerMinute = 120;

/**
 * `GET /calendar/{token}.ics`: the appointments of one inspector, or all, for a calendar program. The address is its
 * only key, so it is in no log.
 */
export const calendarFeed: FastifyPluginAsync<Options> = async (
  app,
  { services: { calendarFeeds }, rateLimit: isLimited, profile },
) => {
  if (isLimited)
    app.addHook("onRequest", await limitPerMinute(app, { most: feedReadsPerMinute, profile }));

  app.get<{ Params: { file: string } }>("/calendar/:file", async (request, reply) => {
    reply.header("cache-control", "no-store").header("x-robots-tag", "noindex");
    const [, token = ""] = /^([\w-]+)\.ics$/.exec(request.params.file) ?? [];
    const calendar = await calendarFeeds.read(token);
    if (calendar === undefined) throw new Refusal(404, "There is no calendar at this address.");
    const etag = etagOf(calendar);
    reply.header("cache-control", "private, no-cache").header("etag", etag);
    if (holdsEtag(request.headers["if-none-match"], etag)) return reply.code(304).send();
    return reply.type("text/calendar; charset=utf-8; method=PUBLISH").send(calendar);
  });
};
