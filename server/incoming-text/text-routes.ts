import type { FastifyPluginAsync } from "fastify";
import { incomingText } from "#domain/text/incoming-text.ts";
import { limitPerMinute, type Reach } from "#server/plugins/rate-limit.ts";
import { notValid, Refusal, unknownAddress } from "#server/refusal.ts";
import type { IncomingTextServices } from "./received-texts.ts";
import { isSignedByProvider } from "./text-signature.ts";

type Options = {
  services: { incomingTexts: IncomingTextServices };
  /** Signs what the provider posts; undefined: visitors are not texted. */
  token: string | undefined;
  /** As the provider knows it. */
  siteUrl: string;
  rateLimit: boolean;
} & Reach;

/** Bytes. A text has at most 1,600 characters, and some facts about the sender come along. */
const longestPost = 32 * 1024;
/** Texts per minute from one of the provider's networks. */
const textsPerMinute = 600;
const path = "/texts/incoming";

/** The provider is to answer nothing itself: what we answer goes through the outbox. */
const noAnswer = '<?xml version="1.0" encoding="UTF-8"?><Response/>';

/**
 * `POST /texts/incoming`: what somebody has texted, as Twilio posts it. Its signature is the only proof, so it is outside
 * `/api` and needs no CSRF token. Nothing of it is in the log.
 */
export const textRoutes: FastifyPluginAsync<Options> = async (
  app,
  { services: { incomingTexts }, token, siteUrl, rateLimit: isLimited, profile },
) => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    "application/x-www-form-urlencoded",
    { parseAs: "string" },
    (_request, body, done) => done(null, body),
  );
  if (isLimited)
    app.addHook("onRequest", await limitPerMinute(app, { most: textsPerMinute, profile }));

  app.post(path, { bodyLimit: longestPost }, async (request, reply) => {
    if (token === undefined) throw unknownAddress();
    const fields = new URLSearchParams(typeof request.body === "string" ? request.body : "");
    const { "x-twilio-signature": signature } = request.headers;
    const post = { url: `${siteUrl}${path}`, fields, signature: String(signature ?? "") };
    if (!isSignedByProvider(post, token)) throw new Refusal(403, notValid);
    const { data } = incomingText.safeParse(Object.fromEntries(fields));
    if (!data) throw new Refusal(400, notValid);
    await incomingTexts.receive(data);
    return reply.header("cache-control", "no-store").type("text/xml; charset=utf-8").send(noAnswer);
  });
};
