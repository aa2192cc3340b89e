import rateLimit from "@fastify/rate-limit";
import type { FastifyRequest } from "fastify";
import fastifyPlugin from "fastify-plugin";
import { tooManyRequests } from "#server/refusal.ts";
import { networkOf } from "./client-network.ts";

/** Requests per minute, per network and process. A family behind one address stays far below. */
export const requestsPerMinute = 600;
/** Per minute. Forms without scripts are rendered again at every step. */
export const postsPerMinute = 120;

const readOnly = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Limits requests of any kind, counted in this process's memory, so that one client cannot starve the others. Storing,
 * mailing and moving have limits of their own in the database (`server/limits`).
 */
export const rateLimits = fastifyPlugin<{ enabled: boolean; phone: string }>(
  async (app, { enabled, phone }) => {
    if (enabled) {
      await app.register(rateLimit, { global: true, ...perMinute(requestsPerMinute, phone) });
    }
  },
  { name: "rate-limits" },
);

/** Options of `@fastify/rate-limit` for another limit per minute, such as that of form posts. */
export function perMinute(max: number, phone: string) {
  return {
    timeWindow: "1 minute",
    max,
    // Reading and sending count apart, so that heavy readers can still book.
    keyGenerator: (request: FastifyRequest) =>
      `${readOnly.has(request.method) ? "read" : "send"} ${networkOf(request.ip)}`,
    errorResponseBuilder: () => tooManyRequests(phone),
  };
}
