import type { FastifyRequest } from "fastify";
import { networkOf } from "#server/plugins/client-network.ts";
import { Refusal } from "#server/refusal.ts";
import type { SentFrom } from "#server/services.ts";

const longestKey = 255;

/** What identifies a submission: the call, the optional `Idempotency-Key`, the body and the sender. */
export function submissionOf(request: FastifyRequest): SentFrom {
  const key = request.headers["idempotency-key"];
  if (Array.isArray(key) || (key && key.length > longestKey)) {
    throw new Refusal(400, "The Idempotency-Key is not valid.");
  }
  return {
    name: `${request.method} ${request.routeOptions.url}`,
    key: key || undefined,
    body: request.body,
    network: networkOf(request.ip),
  };
}
