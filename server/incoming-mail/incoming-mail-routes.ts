import type { FastifyPluginAsync } from "fastify";
import { limitPerMinute, type Reach } from "#server/plugins/rate-limit.ts";
import { Refusal, unknownAddress } from "#server/refusal.ts";
import type { IncomingMailServices } from "./incoming-mails.ts";
import { isOurs } from "./mail-secret.ts";

type Options = {
  services: { incomingMails: IncomingMailServices };
  /** What the mail server shows; undefined: no mail comes in. */
  secret: string | undefined;
  rateLimit: boolean;
} & Reach;

/** Bytes. A bounce has a report and, as a rule, only the head of the mail that it returns. */
const longestMail = 1024 * 1024;
/** Mails per minute from the mail server's network. */
const mailsPerMinute = 600;

/**
 * `POST /mails/incoming`: a mail that has come in, as it is (`message/rfc822`), from our mail server, which shows the secret
 * (`Authorization: Bearer`). The query's `recipient` is the address to which it came, where the mail does not say. Outside
 * `/api`, since no browser calls it. It answers 204 to whatever it has read, so that no mail server returns a bounce.
 */
export const incomingMailRoutes: FastifyPluginAsync<Options> = async (
  app,
  { services: { incomingMails }, secret, rateLimit: isLimited, profile },
) => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("message/rfc822", { parseAs: "buffer" }, (_request, body, done) =>
    done(null, body),
  );
  if (isLimited)
    app.addHook("onRequest", await limitPerMinute(app, { most: mailsPerMinute, profile }));
  // Before the body is read.
  app.addHook("onRequest", async ({ headers: { authorization } }) => {
    if (secret === undefined) throw unknownAddress();
    if (!isOurs(authorization, secret)) throw new Refusal(401, "The secret is not right.");
  });

  app.post<{ Querystring: { recipient?: unknown } }>(
    "/mails/incoming",
    { bodyLimit: longestMail },
    async ({ body, query: { recipient } }, reply) => {
      if (!Buffer.isBuffer(body)) throw new Refusal(415, "Send a mail as message/rfc822.");
      await incomingMails.receive(body, typeof recipient === "string" ? recipient : "");
      return reply.header("cache-control", "no-store").code(204).send();
    },
  );
};
