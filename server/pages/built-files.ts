import staticFiles from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";

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

/** The data of an article's page, which an owner may change by moving the business. */
const pageData = /\.data(\.(br|gz))?$/;

/**
 * Files of the build, compressed at build time. Those with a hash in their name never change.
 * @param instead Answers in place of a file, if it has an answer; absent: files alone answer.
 */
export async function serveBuiltFiles(
  app: FastifyInstance,
  folder: string,
  instead?: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply | undefined>,
): Promise<void> {
  await app.register(async (files) => {
    if (instead) files.addHook("onRequest", instead);
    await files.register(staticFiles, {
      root: folder,
      wildcard: false,
      index: false,
      preCompressed: true,
      setHeaders(reply, file) {
        // An article's drawing, which feed readers embed in their own pages.
        if (/\.svg(\.|$)/.test(file)) {
          reply.header("cross-origin-resource-policy", "cross-origin");
        }
        if (neverDocuments.test(file) && !workers.test(file)) {
          for (const name of ofDocuments) reply.removeHeader(name);
        }
        reply.header("cache-control", cacheOf(file));
      },
    });
  });
}

function cacheOf(file: string): string {
  if (file.includes("/assets/")) return "public, max-age=31536000, immutable";
  return pageData.test(file)
    ? "public, no-cache"
    : "public, max-age=3600, stale-while-revalidate=86400";
}
