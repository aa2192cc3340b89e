import type { FastifyPluginAsync } from "fastify";
import { pagePolicy } from "#server/plugins/security-headers.ts";
import type { PageSource } from "./page-source.ts";

const strict = pagePolicy({ scripts: [], styles: [] });

/**
 * `/desk` and whatever lies below it: one document, whose script draws the page of the address. It holds
 * nothing of anybody; what it shows comes from `/api/desk`, for whoever has signed in.
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
