import type { FastifyPluginAsync } from "fastify";
import type { Overrides } from "#domain/business/facts.ts";
import { namesMeta, namesSet, type ToldNames } from "#domain/business/names-set.ts";
import { inlineDigests } from "#server/plugins/inline-digests.ts";
import { deskFeatures, pagePolicy } from "#server/plugins/security-headers.ts";
import type { Services } from "#server/services.ts";
import type { PageSource } from "./page-source.ts";

/** The desk's own worker, and no other page's. */
const strict = (styles: readonly string[]) =>
  `${pagePolicy({ scripts: [], styles })}; worker-src 'self'`;

/** A worker has its own policy: it may load the desk's files, and nothing of others. */
const workerPolicy = "default-src 'none'; connect-src 'self'";

type Options = { source: PageSource; services: Pick<Services, "business"> };

/**
 * `/desk` and everything below it: one document, whose script draws the page. It contains no data of anybody; that comes from
 * `/api/desk` after signing in. Colors that an owner has chosen are a style of its own, and names a `<meta>`, so that it never
 * opens under another one. `/desk/worker.js` opens it without a network.
 */
export const deskPage: FastifyPluginAsync<Options> = async (app, { source, services }) => {
  const { desk, deskWorker, policy } = source;
  if (desk === null) return;
  if (deskWorker) {
    app.get("/desk/worker.js", async (_request, reply) =>
      reply
        .header("content-security-policy", workerPolicy)
        .header("cache-control", "no-cache")
        // Its folder is below the desk's own address.
        .header("service-worker-allowed", "/desk")
        .type("text/javascript; charset=utf-8")
        .send(deskWorker),
    );
  }
  for (const path of ["/desk", "/desk/*"]) {
    app.get(path, async (_request, reply) => {
      const { style } = services.business.pageColors();
      const ofColors = style && `<style>${style}</style>`;
      const ofNames = metaOf(services.business.changedAt(), services.business.overrides());
      return reply
        .header("content-security-policy", policy?.("") ?? strict(inlineDigests(ofColors).styles))
        .header("permissions-policy", deskFeatures)
        .header("cache-control", "no-store")
        .header("x-robots-tag", "noindex")
        .type("text/html; charset=utf-8")
        .send(desk.replace("</head>", () => `${ofColors}${ofNames}</head>`));
    });
  }
};

/**
 * The desk's script reads it before anything else has come.
 * @param changedAt an ISO instant; null while nothing has ever been set.
 */
function metaOf(changedAt: string | null, overrides: Overrides): string {
  if (changedAt === null) return "";
  const told: ToldNames = { at: inSeconds(changedAt), names: namesSet(overrides) };
  const text = JSON.stringify(told).replaceAll("&", "&amp;").replaceAll('"', "&quot;");
  return `<meta name="${namesMeta}" content="${text}">`;
}

/** As `Last-Modified` of the facts says it. */
function inSeconds(at: string): number {
  return Math.floor(Date.parse(at) / 1000) * 1000;
}
