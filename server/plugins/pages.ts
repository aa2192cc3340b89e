import { createHash, randomBytes } from "node:crypto";
import { negotiate } from "@fastify/accept-negotiator";
import rateLimit from "@fastify/rate-limit";
import staticFiles from "@fastify/static";
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from "fastify";
import { businessProfile } from "#content/business-profile.ts";
import { codeOf } from "#server/database/unavailable.ts";
import { Refusal } from "#server/refusal.ts";
import type { Services } from "#server/services.ts";
import { networkOf } from "./client-network.ts";
import type { PageSource } from "./page-source.ts";
import type { PageEncoding, PrerenderedPage } from "./prerendered-pages.ts";
import { perMinute, postsPerMinute } from "./rate-limit.ts";
import { pagePolicy } from "./security-headers.ts";

export type PagesOptions = { source: PageSource; services: Services; rateLimit: boolean };

/** Every address outside `/api`: files, pages made at build time, pages rendered on request. */
export const pages: FastifyPluginAsync<PagesOptions> = async (app, options) => {
  const { source, services } = options;
  const { policy = noncePolicy } = source;
  if (options.rateLimit) await app.register(rateLimit, { global: false });
  const postLimit = perMinute(postsPerMinute, businessProfile.phone.display);

  if (source.assetsFolder) {
    await app.register(staticFiles, {
      root: source.assetsFolder,
      wildcard: false,
      index: false,
      preCompressed: true,
      setHeaders(reply, file) {
        reply.header("vary", "accept-encoding");
        reply.header(
          "cache-control",
          file.includes("/assets/")
            ? "public, max-age=31536000, immutable"
            : "public, max-age=3600, stale-while-revalidate=86400",
        );
      },
    });
  }

  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    "application/x-www-form-urlencoded",
    { parseAs: "buffer" },
    (_request, body, done) => done(null, body),
  );

  app.get("/*", async (request, reply) => {
    const page = source.prerendered.get(pathOf(request));
    return page && !asksForMore(request, page)
      ? sendPrerendered(page, request, reply)
      : sendRendered(request, reply);
  });

  app.post(
    "/*",
    {
      onRequest: async (request) => refuseOtherSites(request),
      config: { rateLimit: postLimit },
    },
    sendRendered,
  );

  async function sendRendered(request: FastifyRequest, reply: FastifyReply) {
    const nonce = randomBytes(16).toString("base64url");
    let retryAfter: number | undefined;
    let isAway = false;
    const response = await source.render(asWebRequest(request), {
      services,
      nonce,
      network: networkOf(request.ip),
      asRefusal(error) {
        const refusal = services.asRefusal(error);
        retryAfter = refusal.retryAfter;
        return refusal;
      },
      reportError(error) {
        const refusal = services.asRefusal(error);
        if (refusal.status === 503) {
          isAway = true;
          retryAfter = refusal.retryAfter;
          request.log.warn({ code: codeOf(error) }, "database away");
        } else request.log.error({ err: error }, "page failed");
      },
    });
    // A page whose loader failed is a 500 to the router, which knows nothing of databases.
    const status = isAway && response.status === 500 ? 503 : response.status;
    reply.code(status);
    for (const [name, value] of response.headers) reply.header(name, value);
    if (retryAfter && status >= 400) reply.header("retry-after", retryAfter);
    if (!response.headers.has("cache-control")) {
      reply.header("cache-control", request.method === "POST" ? "no-store" : "private, no-cache");
    }
    const body = Buffer.from(await response.arrayBuffer());
    if (!response.headers.get("content-type")?.startsWith("text/html")) return reply.send(body);
    return response.status === 200 && request.method !== "POST"
      ? sendRevalidated(body, nonce, policy, request, reply)
      : reply.header("content-security-policy", policy(nonce)).send(body);
  }
};

/** Whether the address has a query parameter that this page reads; `utm_source` is none. */
function asksForMore(request: FastifyRequest, page: PrerenderedPage): boolean {
  const start = request.url.indexOf("?");
  if (start < 0 || page.query.length === 0) return false;
  const given = new URLSearchParams(request.url.slice(start));
  return page.query.some((name) => given.has(name));
}

async function sendPrerendered(
  page: PrerenderedPage,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  reply
    .header("content-security-policy", page.policy)
    .header("cache-control", "public, no-cache")
    .header("vary", "accept-encoding")
    .header("etag", page.etag);
  if (holds(request, page.etag)) return reply.code(304).send();
  const accepted = negotiate(request.headers["accept-encoding"] ?? "identity", ["br", "gzip"]);
  const encoding: PageEncoding = accepted === "br" || accepted === "gzip" ? accepted : "identity";
  if (encoding !== "identity") reply.header("content-encoding", encoding);
  return reply.type("text/html; charset=utf-8").send(page.bodies[encoding]);
}

/**
 * A rendered page differs by its nonce each time, so its ETag is the digest of the rest and the
 * nonce that the visitor's copy has. A 304 then answers with the policy of that copy.
 */
function sendRevalidated(
  body: Buffer,
  nonce: string,
  policy: (nonce: string) => string,
  request: FastifyRequest,
  reply: FastifyReply,
) {
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
    .header("vary", "accept-encoding")
    .header("etag", `W/"${digest}.${current}"`);
  return held ? reply.code(304).send() : reply.send(body);
}

function noncePolicy(nonce: string): string {
  return pagePolicy({ scripts: [`'nonce-${nonce}'`], styles: [`'nonce-${nonce}'`] });
}

function holds(request: FastifyRequest, etag: string): boolean {
  return (request.headers["if-none-match"] ?? "")
    .split(",")
    .some((held) => held.trim().replace(/^W\//, "") === etag.replace(/^W\//, ""));
}

function pathOf(request: FastifyRequest): string {
  const path = request.url.split("?", 1)[0] as string;
  return path === "/" ? path : path.replace(/\/+$/, "");
}

/**
 * Forms may be sent from our own pages only. Browsers say where a request comes from; one that says
 * neither is no browser's form (OWASP CSRF prevention, "Fetch Metadata" and "Verifying Origin").
 */
function refuseOtherSites(request: FastifyRequest): void {
  const site = request.headers["sec-fetch-site"];
  const origin = request.headers.origin;
  const isOwn = site
    ? site === "same-origin"
    : origin !== undefined && URL.canParse(origin) && new URL(origin).host === request.host;
  if (!isOwn) throw new Refusal(403, "This form was sent from another site.");
}

function asWebRequest(request: FastifyRequest): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    for (const single of [value ?? []].flat()) headers.append(name, single);
  }
  // Two slashes at the beginning would name another host.
  const address = request.url.replace(/^\/{2,}/, "/");
  // A Host that is none is no other site's: ours is as good as any.
  const origin = `${request.protocol}://${request.host}`;
  return new Request(new URL(address, URL.canParse(origin) ? origin : "http://localhost"), {
    // HEAD is answered as GET is, without the body that Fastify leaves out: the same ETag.
    method: request.method === "HEAD" ? "GET" : request.method,
    headers,
    ...(request.body instanceof Buffer && { body: new Uint8Array(request.body) }),
  });
}
