import type { FastifyPluginAsync, FastifyRequest } from "fastify";
import { incomingText } from "#domain/text/incoming-text.ts";
import { textReport } from "#domain/text/text-report.ts";
import { limitPerMinute, type Reach } from "#server/plugins/rate-limit.ts";
import { notValid, Refusal, unknownAddress } from "#server/refusal.ts";
import type { IncomingTextServices } from "./received-texts.ts";
import type { TextReportServices } from "./text-reports.ts";
import { isSignedByProvider } from "./text-signature.ts";

type Options = {
  services: { incomingTexts: IncomingTextServices; textReports: TextReportServices };
  /** Signs what the provider posts; undefined: visitors are not texted. */
  token: string | undefined;
  /** What signs the reports on texts, and the address to which they come; undefined: none come. */
  reports: { token: string; url: string } | undefined;
  /** As the provider knows it. */
  siteUrl: string;
  rateLimit: boolean;
} & Reach;

/** Bytes. A text has at most 1,600 characters, and some facts about the sender come along. */
const longestPost = 32 * 1024;
/** Texts and reports per minute from one of the provider's networks. Each of our texts has some four reports. */
const postsPerMinute = 2_400;
const path = "/texts/incoming";

/** The provider is to answer nothing itself: what we answer goes through the outbox. */
const noAnswer = '<?xml version="1.0" encoding="UTF-8"?><Response/>';

/**
 * `POST /texts/incoming`: what somebody has texted, as Twilio posts it; `POST /texts/status?text=…`: what has become of a text
 * of ours. Its signature is the only proof, so it is outside
 * `/api` and needs no CSRF token. Nothing of it is in the log.
 */
export const textRoutes: FastifyPluginAsync<Options> = async (
  app,
  {
    services: { incomingTexts, textReports },
    token,
    reports,
    siteUrl,
    rateLimit: isLimited,
    profile,
  },
) => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    "application/x-www-form-urlencoded",
    { parseAs: "string" },
    (_request, body, done) => done(null, body),
  );
  if (isLimited)
    app.addHook("onRequest", await limitPerMinute(app, { most: postsPerMinute, profile }));

  app.post(path, { bodyLimit: longestPost }, async (request, reply) => {
    if (token === undefined) throw unknownAddress();
    const fields = signedFields(request, { url: `${siteUrl}${path}`, token });
    const { data } = incomingText.safeParse(fields);
    if (!data) throw new Refusal(400, notValid);
    await incomingTexts.receive(data);
    return reply.header("cache-control", "no-store").type("text/xml; charset=utf-8").send(noAnswer);
  });

  app.post<{ Querystring: { text?: unknown } }>(
    "/texts/status",
    { bodyLimit: longestPost },
    async (request, reply) => {
      if (reports === undefined) throw unknownAddress();
      const text = typeof request.query.text === "string" ? request.query.text : "";
      const url = `${reports.url}?text=${text}`;
      const { data } = textReport.safeParse(signedFields(request, { url, token: reports.token }));
      if (!data) throw new Refusal(400, notValid);
      await textReports.receive(text, data);
      return reply.header("cache-control", "no-store").code(204).send();
    },
  );
};

/** The fields of a post. @throws Refusal 403 unless the provider has signed it. */
function signedFields(
  { body, headers }: Pick<FastifyRequest, "body" | "headers">,
  { url, token }: { url: string; token: string },
): Record<string, string> {
  const fields = new URLSearchParams(typeof body === "string" ? body : "");
  const signature = String(headers["x-twilio-signature"] ?? "");
  if (!isSignedByProvider({ url, fields, signature }, token)) throw new Refusal(403, notValid);
  return Object.fromEntries(fields);
}
