import type { FastifyPluginAsync } from "fastify";
import { pagePolicy } from "#server/plugins/security-headers.ts";
import type { PageSource } from "./page-source.ts";

const strict = pagePolicy({ scripts: [], styles: [] });

/**
 * `/desk` and everything below it: one document, whose script draws the page. It contains no data; that comes from
 * `/api/desk` after signing in.
 */
export const deskPage: FastifyPluginAsync<{ source: PageSource }> = async (app, { source }) => {
  const { desk, policy } = source;
  if (desk === null) return;
  for (const path of ["/desk", "/desk/*"]) {
    app.get(path, async (_request, reply) =>
      reply
        .header("content-security-policy", policy?.("") ?? strict)
        .header("cache-control", "no-store")
        .header("x-robots-tag", "noindex")
        .type("text/html; charset=utf-8")
        .send(desk),
    );
  }
};
