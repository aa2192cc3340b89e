import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { BusinessProfile } from "#domain/business/business-profile.ts";
import type { Caller } from "#server/call/desk-call.ts";
import { readDeskCookie } from "#server/plugins/desk-cookies.ts";
import { limitPerMinute } from "#server/plugins/rate-limit.ts";
import { Refusal } from "#server/refusal.ts";
import { lostPage } from "./lost-page.tsx";
import type { Looking } from "./open-link.ts";
import { fontsIn } from "./page-fonts.ts";
import type { Framing, PlainDocument } from "./page-frame.tsx";

export type PlainOptions = {
  services: { sessions: { find(token: string): Promise<Caller | undefined> } };
  profile: BusinessProfile;
  /** Folder of the site's fonts; null in development. */
  assetsFolder: string | null;
  /** Whose forms are accepted. */
  siteUrl: string;
  rateLimit: boolean;
};

/** Per minute and network, of addresses that lead nowhere. */
const mostMisses = 30;

/** The mark by which an opening is counted: one unit of nothing. */
const seenMark = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>';

/**
 * Sets a plugin up for pages at an address that is their only key: they are in no cache and no search engine, take forms alone, and
 * have no scripts.
 * @param mostReads Per minute and network.
 */
export async function plainPages(
  app: FastifyInstance,
  { services, profile, assetsFolder, rateLimit }: PlainOptions,
  mostReads: number,
) {
  const framing: Framing = { profile, fonts: await fontsIn(assetsFolder) };
  const limit = async (most: number) =>
    rateLimit ? limitPerMinute(app, { most, profile }) : async () => {};
  const countMiss = await limit(mostMisses);
  app.addHook("onRequest", await limit(mostReads));
  app.addHook("onRequest", async (_request, reply) => {
    reply.header("cache-control", "no-store").header("x-robots-tag", "noindex, nofollow");
  });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    "application/x-www-form-urlencoded",
    { parseAs: "string" },
    (_request, body, done) => done(null, body),
  );
  /** Says that an address leads nowhere, in the same words for all that do, and how to get another. */
  async function sendUnknown(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    await countMiss(request, reply);
    reply.code(404);
    return sendDocument(reply, lostPage(framing, { state: "asked", isUnknown: true }));
  }

  app.setErrorHandler((error, request, reply) => {
    // Somebody has sent a form of a page whose link has ended since.
    const isGone = error instanceof Refusal && error.status === 404 && request.method === "POST";
    if (!isGone) throw error;
    return sendUnknown(request, reply);
  });
  return {
    framing,
    limit,
    /** Before a 404 is answered for a picture. */
    countMiss,
    sendUnknown,

    /** Whoever works here looks at a page without being counted, and answers nothing in somebody's place. */
    async staffOf(request: FastifyRequest): Promise<Looking> {
      const token = readDeskCookie(request);
      return token === undefined ? undefined : services.sessions.find(token);
    },
  };
}

export function sendDocument(reply: FastifyReply, { html, policy }: PlainDocument): FastifyReply {
  return reply
    .header("content-security-policy", policy)
    .type("text/html; charset=utf-8")
    .send(html);
}

export function sendSeenMark(reply: FastifyReply): FastifyReply {
  return reply.type("image/svg+xml").send(seenMark);
}
