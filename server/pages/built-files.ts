import staticFiles from "@fastify/static";
import type { FastifyInstance } from "fastify";

/**
 * Headers that mean something for documents and workers. A style sheet's own requests also follow its Referrer-Policy, but go
 * to files of the build only. A file that can be neither does without them, and without the number of its request: a page's scripts are many small files (docs/decisions/first-paint.md).
 */
const ofDocuments = [
  "content-security-policy",
  "permissions-policy",
  "x-frame-options",
  "referrer-policy",
  "cross-origin-opener-policy",
  "origin-agent-cluster",
  "x-request-id",
  // Browsers compare the ETag, which is there as well.
  "last-modified",
];

/** A drawing is not among them: opened by its address, it is a document. */
const neverDocuments = /\.(js|css|woff2|avif|webp|jpe?g|png|ico|mp4|webm)(\.(br|gz))?$/;

/** Run under the policy that they come with. */
const workers = /-worker-[\w-]+\.js(\.(br|gz))?$/;

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
      if (neverDocuments.test(file) && !workers.test(file)) {
        for (const name of ofDocuments) reply.removeHeader(name);
      }
      reply.header(
        "cache-control",
        file.includes("/assets/")
          ? "public, max-age=31536000, immutable"
          : "public, max-age=3600, stale-while-revalidate=86400",
      );
    },
  });
}
