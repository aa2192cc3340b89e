import staticFiles from "@fastify/static";
import type { FastifyInstance } from "fastify";

/** Files of the build, compressed at build time. Those with a hash in their name never change. */
export async function serveBuiltFiles(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(staticFiles, {
    root: folder,
    wildcard: false,
    index: false,
    preCompressed: true,
    setHeaders(reply, file) {
      // An article's drawing, which feed readers embed in their own pages.
      if (/\.svg(\.|$)/.test(file)) reply.header("cross-origin-resource-policy", "cross-origin");
      reply.header(
        "cache-control",
        file.includes("/assets/")
          ? "public, max-age=31536000, immutable"
          : "public, max-age=3600, stale-while-revalidate=86400",
      );
    },
  });
}
