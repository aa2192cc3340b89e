import rateLimit from "@fastify/rate-limit";
import type { FastifyRequest } from "fastify";
import fastifyPlugin from "fastify-plugin";
import { Refusal } from "#server/refusal.ts";

/** Requests per minute and client address. A family behind one address stays far below. */
const readsPerMinute = 600;
export const submissionsPerMinute = 120;

/** Limits per client address: generous for reading, tighter for what is stored. */
export const rateLimits = fastifyPlugin<{ enabled: boolean }>(
  async (app, { enabled }) => {
    if (!enabled) return;
    await app.register(rateLimit, {
      global: true,
      timeWindow: "1 minute",
      max: (request: FastifyRequest) => (isRead(request) ? readsPerMinute : submissionsPerMinute),
      keyGenerator: (request) => `${isRead(request) ? "read" : "submit"} ${request.ip}`,
      errorResponseBuilder: () =>
        new Refusal(429, "Too many requests. Please wait a minute and try again, or call us."),
    });
  },
  { name: "rate-limits" },
);

function isRead(request: FastifyRequest): boolean {
  return request.method === "GET" || request.method === "HEAD";
}
