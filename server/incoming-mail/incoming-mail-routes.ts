import { Readable } from "node:stream";
import type { FastifyPluginAsync } from "fastify";
import { fewAtATime, TooSlow } from "#server/photo/few-at-a-time.ts";
import { limitPerMinute, type Reach } from "#server/plugins/rate-limit.ts";
import { Refusal, retryAfterOutage, unknownAddress } from "#server/refusal.ts";
import type { IncomingMailServices } from "./incoming-mails.ts";
import { isOurs } from "./mail-secret.ts";

type Options = {
  services: { incomingMails: IncomingMailServices };
  /** What the mail server shows; undefined: no mail comes in. */
  secret: string | undefined;
  rateLimit: boolean;
} & Reach;

/** Bytes: what large mail providers take, of which pictures are most. */
const longestMail = 26 * 1024 * 1024;
/** Bytes. A bounce, and an answer without pictures, has no more. */
const small = 1024 * 1024;
/** Of larger mails one at a time is held in memory; milliseconds that it may take, and wait. */
const largeAtOnce = { most: 1, within: 120_000 };
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
  const large = fewAtATime(largeAtOnce);
  // It is read once it is its turn.
  app.addContentTypeParser("message/rfc822", (_request, body, done) => done(null, body));
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
    async ({ body, headers, query: { recipient } }, reply) => {
      if (!(body instanceof Readable)) throw new Refusal(415, "Send a mail as message/rfc822.");
      const to = typeof recipient === "string" ? recipient : "";
      const length = Number(headers["content-length"] ?? Number.NaN);
      if (length > longestMail) throw tooLong();
      const receive = async () => {
        await incomingMails.receive(await wholeOf(body, length), to);
      };
      await (length <= small ? receive() : large(receive).catch(orBusy));
      return reply.header("cache-control", "no-store").code(204).send();
    },
  );
};

/** A mail as it arrives, in one piece of memory where its length is known. @throws Refusal when it is too long. */
async function wholeOf(body: Readable, length: number): Promise<Buffer> {
  const pieces: Buffer[] = [];
  const whole = length > 0 ? Buffer.allocUnsafe(length) : undefined;
  let bytes = 0;
  for await (const piece of body.iterator({ destroyOnReturn: false })) {
    if (bytes + piece.length > (whole?.length ?? longestMail)) throw tooLong();
    if (whole) piece.copy(whole, bytes);
    else pieces.push(piece);
    bytes += piece.length;
  }
  return whole ? whole.subarray(0, bytes) : Buffer.concat(pieces);
}

function tooLong(): Refusal {
  return new Refusal(413, "The mail is too long.");
}

/** The mail server tries again. */
function orBusy(error: unknown): never {
  if (!(error instanceof TooSlow)) throw error;
  throw new Refusal(503, "Other mails are being read.", undefined, retryAfterOutage);
}
