import rateLimit from "@fastify/rate-limit";
import type { FastifyRequest } from "fastify";
import fastifyPlugin from "fastify-plugin";
import { tooManyRequests } from "#server/refusal.ts";
import { networkOf } from "./client-network.ts";

/** Requests per minute, network and process. A family behind one address stays far below. */
export const requestsPerMinute = 600;
/** Forms without scripts, which are rendered anew at every step. */
export const postsPerMinute = 120;

const readOnly = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * What comes in however little it asks for, counted in the memory of this process: it keeps one
 * client from the queue of all. What is stored, mailed or moved has limits of its own, in the
 * database (`server/limits`).
 */
export const rateLimits = fastifyPlugin<{ enabled: boolean; phone: string }>(
  async (app, { enabled, phone }) => {
    if (enabled) {
      await app.register(rateLimit, { global: true, ...perMinute(requestsPerMinute, phone) });
    }
  },
  { name: "rate-limits" },
);

/** The same, for the posts of pages: options of `@fastify/rate-limit`. */
export function perMinute(max: number, phone: string) {
  return {
    timeWindow: "1 minute",
    max,
    // Reading and sending apart: who reads too much may still book.
    keyGenerator: (request: FastifyRequest) =>
      `${readOnly.has(request.method) ? "read" : "send"} ${networkOf(request.ip)}`,
    errorResponseBuilder: () => tooManyRequests(phone),
  };
}
