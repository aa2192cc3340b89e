import { createHash, randomBytes } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import { browserOf } from "#server/plugins/browser-cookie.ts";
import { networkOf } from "#server/plugins/client-network.ts";
import { wasEnded } from "#server/plugins/early-end.ts";
import { plainPagePolicy, redirectNote } from "#server/plugins/plain-page.ts";
import { pagePolicy } from "#server/plugins/security-headers.ts";
import { answerTo, type Rendering } from "./page-answer.ts";
import { asWebRequest } from "./web-request.ts";

/** Renders a page for one visitor with its own nonce, and sends it. */
export async function sendRendered(
  rendering: Rendering,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const nonce = randomBytes(16).toString("base64url");
  const { response, refusal } = await answerTo(asWebRequest(request), rendering, {
    nonce,
    network: networkOf(request.ip),
    browser: browserOf(request.headers.cookie),
    log: request.log,
  });
  // React Router answers 500 for any failed loader; a database outage has to be 503.
  const isAway = refusal?.status === 503 && response.status === 500;
  const isEnded = wasEnded(request.raw);
  const status = isAway ? 503 : isEnded ? unfinished(response.status) : response.status;
  if (isEnded) reply.header("connection", "close");
  reply.code(status);
  reply.refusal = refusal;
  for (const [name, value] of response.headers) reply.header(name, value);
  if (refusal?.retryAfter && status >= 400) reply.header("retry-after", refusal.retryAfter);
  if (!response.headers.has("cache-control")) {
    reply.header("cache-control", request.method === "POST" ? "no-store" : "private, no-cache");
  }
  return sendBody(
    response,
    { nonce, policy: rendering.source.policy ?? noncePolicy, profile: rendering.profile },
    request,
    reply,
  );
}

/**
 * The status of an answer to a form whose photos are still being sent. Chromium shows an answer that comes before the end
 * of what it sends if it is an error; another becomes 'connection reset'. 408 would be sent again by itself.
 */
function unfinished(status: number): number {
  return status < 400 ? 413 : status;
}

type Guard = {
  nonce: string;
  policy: (nonce: string) => string;
  profile: Rendering["profile"];
};

async function sendBody(
  response: Response,
  guard: Guard,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const location = response.headers.get("location");
  if (location !== null && response.status < 400) {
    if (wasEnded(request.raw)) reply.removeHeader("location");
    return reply
      .header("content-security-policy", plainPagePolicy(guard.profile))
      .type("text/html; charset=utf-8")
      .send(redirectNote(location, guard.profile));
  }
  const body = Buffer.from(await response.arrayBuffer());
  if (!response.headers.get("content-type")?.startsWith("text/html")) return reply.send(body);
  return response.status === 200 && request.method !== "POST"
    ? sendRevalidated(body, guard, request, reply)
    : reply.header("content-security-policy", guard.policy(guard.nonce)).send(body);
}

/**
 * Rendered pages differ by nonce, so the ETag consists of the digest of everything else and the nonce in the visitor's
 * copy. A 304 repeats the policy for that copy.
 */
function sendRevalidated(
  body: Buffer,
  { nonce, policy }: Guard,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const digest = createHash("sha256")
    .update(body.toString("utf8").replaceAll(nonce, ""))
    .digest("base64url")
    .slice(0, 22);
  const held = new RegExp(`"${digest}\\.([\\w-]{22})"`).exec(
    request.headers["if-none-match"] ?? "",
  );
  const current = held?.[1] ?? nonce;
  reply
    .header("content-security-policy", policy(current))
    .header("etag", `W/"${digest}.${current}"`);
  return held ? reply.code(304).send() : reply.send(body);
}

function noncePolicy(nonce: string): string {
  return pagePolicy({ scripts: [`'nonce-${nonce}'`], styles: [`'nonce-${nonce}'`] });
}
