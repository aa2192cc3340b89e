import { createHash, randomBytes } from "node:crypto";
import rateLimit from "@fastify/rate-limit";
import staticFiles from "@fastify/static";
import type { FastifyBaseLogger, FastifyPluginAsync, FastifyReply, FastifyRequest } from "fastify";
import { businessProfile } from "#content/business-profile.ts";
import { codeOf } from "#server/database/unavailable.ts";
import { networkOf } from "#server/plugins/client-network.ts";
import { perMinute, postsPerMinute } from "#server/plugins/rate-limit.ts";
import { pagePath, splitTarget } from "#server/plugins/request-target.ts";
import { pagePolicy } from "#server/plugins/security-headers.ts";
import { Refusal, sentences } from "#server/refusal.ts";
import type { Services } from "#server/services.ts";
import { refuseOtherSites } from "./form-origin.ts";
import { type KeptPage, sendKept } from "./kept-page.ts";
import { createPageMemory } from "./page-memory.ts";
import { queryRead } from "./page-query.ts";
import type { PageSource } from "./page-source.ts";
import { plainPagePolicy, redirectNote } from "./plain-page.ts";
import { asWebRequest } from "./web-request.ts";

export type PagesOptions = {
  source: PageSource;
  services: Services;
  rateLimit: boolean;
  siteUrl: string;
};

/**
 * Pages a minute that are rendered for one network alone. Rendering takes ten times as long as
 * anything else here, and everybody waits for it.
 */
export const rendersPerMinute = 300;

/** Every address outside `/api`: files, pages made at build time, pages rendered on request. */
export const pages: FastifyPluginAsync<PagesOptions> = async (app, options) => {
  const { source, services, siteUrl } = options;
  const { policy = noncePolicy } = source;
  const phone = businessProfile.phone.display;
  const memory = createPageMemory({
    edition: services.appointments.edition,
    // Made from the address alone: nothing of one visitor's request may reach another.
    render: (address) =>
      source.render(new Request(new URL(address, "http://localhost")), {
        services,
        network: "",
        asRefusal: services.asRefusal,
        reportError: (error) => report(error, app.log),
      }),
  });
  if (options.rateLimit) await app.register(rateLimit, { global: false });
  const renderLimit =
    options.rateLimit &&
    app.createRateLimit({
      max: rendersPerMinute,
      timeWindow: "1 minute",
      keyGenerator: (request) => `render ${networkOf(request.ip)}`,
    });

  /** Tells the log; gives what to answer. An outage is no fault of the page's. */
  function report(error: unknown, log: FastifyBaseLogger): Refusal {
    const refusal = services.asRefusal(error);
    if (refusal.status === 503) log.warn({ code: codeOf(error) }, "database away");
    else log.error({ err: error }, "page failed");
    return refusal;
  }

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
    const page = await pageForAll(request, reply);
    return page ? sendKept(page, request, reply) : sendRendered(request, reply);
  });

  app.post(
    "/*",
    {
      onRequest: async (request) => refuseOtherSites(request, siteUrl),
      config: { rateLimit: perMinute(postsPerMinute, phone) },
    },
    sendRendered,
  );

  /** What this address shows every visitor, if it is the same for all of them. */
  function pageForAll(request: FastifyRequest, reply: FastifyReply) {
    const target = splitTarget(request.url);
    const path = pagePath(target.path);
    const prerendered = source.prerendered.get(path);
    if (prerendered) {
      const query = queryRead(target.query, prerendered.query);
      return query ? variant(`${path}?${query}`, request, reply) : prerendered;
    }
    if (source.shared.has(path)) return memory.current(path);
    const ofPath = path.endsWith(".data") ? path.slice(0, -".data".length) : "";
    return source.shared.has(ofPath) ? memory.currentData(ofPath) : undefined;
  }

  async function variant(
    address: string,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<KeptPage> {
    const known = memory.variant(address);
    if (known) return known;
    await countRender(request, reply);
    return memory.addVariant(address);
  }

  /** @throws Refusal 429 when this network has had more rendered than a few visitors look at. */
  async function countRender(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    if (!renderLimit) return;
    const limit = await renderLimit(request);
    if (limit.isAllowed || !limit.isExceeded) return;
    reply.header("retry-after", limit.ttlInSeconds);
    throw new Refusal(429, sentences.tooMany(phone));
  }

  async function sendRendered(request: FastifyRequest, reply: FastifyReply) {
    await countRender(request, reply);
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
        const refusal = report(error, request.log);
        if (refusal.status !== 503) return;
        isAway = true;
        retryAfter = refusal.retryAfter;
      },
    });
    const location = response.headers.get("location");
    const type = response.headers.get("content-type");
    // The router's last word, when not even its page for failures could be made.
    if (response.status >= 400 && !type) throw new Refusal(response.status, sentences.fault(phone));
    // A page whose loader failed is a 500 to the router, which knows nothing of databases.
    const status = isAway && response.status === 500 ? 503 : response.status;
    reply.code(status).header("vary", "accept-encoding");
    for (const [name, value] of response.headers) reply.header(name, value);
    if (retryAfter && status >= 400) reply.header("retry-after", retryAfter);
    if (!response.headers.has("cache-control")) {
      reply.header("cache-control", request.method === "POST" ? "no-store" : "private, no-cache");
    }
    if (location !== null && response.status < 400) {
      return reply
        .header("content-security-policy", plainPagePolicy)
        .type("text/html; charset=utf-8")
        .send(redirectNote(location));
    }
    const body = Buffer.from(await response.arrayBuffer());
    if (!type?.startsWith("text/html")) return reply.send(body);
    return response.status === 200 && request.method !== "POST"
      ? sendRevalidated(body, nonce, policy, request, reply)
      : reply.header("content-security-policy", policy(nonce)).send(body);
  }
};

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
    .header("etag", `W/"${digest}.${current}"`);
  return held ? reply.code(304).send() : reply.send(body);
}

function noncePolicy(nonce: string): string {
  return pagePolicy({ scripts: [`'nonce-${nonce}'`], styles: [`'nonce-${nonce}'`] });
}
