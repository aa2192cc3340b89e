import { constants } from "node:zlib";
import compress from "@fastify/compress";
import type { FastifyReply, FastifyRequest } from "fastify";
import fastifyPlugin from "fastify-plugin";

/**
 * Compresses answers that are not compressed yet. Each says that it depends on what the client accepts, whether or not it
 * was compressed, and a 304 too (RFC 9110, sections 12.5.5 and 15.4.5).
 */
export const compression = fastifyPlugin(
  async (app) => {
    await app.register(compress, {
      threshold: 0,
      encodings: ["br", "gzip"],
      brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
    });
    app.addHook("onRequest", async (_request, reply) => {
      reply.header("vary", "accept-encoding");
    });
    // Added last, so that it runs after the hooks of Fastify and of the compression plugin.
    app.addHook("onRoute", (route) => {
      if (route.method === "HEAD") route.onSend = [route.onSend ?? [], forgetLength].flat();
    });
  },
  { name: "compression" },
);

/**
 * An answer to HEAD has no body, so its compressed length is unknown. It must not state a length that GET would not
 * send (RFC 9110, section 8.6).
 */
async function forgetLength(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const accepted = request.headers["accept-encoding"] ?? "";
  const isCompressed = reply.hasHeader("content-encoding");
  if (/br|gzip|\*/.test(accepted) && !isCompressed && isText(reply.getHeader("content-type"))) {
    reply.removeHeader("content-length");
  }
}

function isText(type: unknown): boolean {
  return /^text\/|json|javascript|xml/.test(String(type));
}
