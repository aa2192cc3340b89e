import type { FastifyRequest } from "fastify";
import type { Submission } from "#server/idempotency/idempotent-call.ts";
import { Refusal } from "#server/refusal.ts";

const longestKey = 255;

/** The call, its optional `Idempotency-Key` and the body it counts for (interface.md, "API"). */
export function submissionOf(request: FastifyRequest): Submission {
  const key = request.headers["idempotency-key"];
  if (Array.isArray(key) || (key && key.length > longestKey)) {
    throw new Refusal(400, "The Idempotency-Key is not valid.");
  }
  return {
    name: `${request.method} ${request.routeOptions.url}`,
    key: key || undefined,
    body: request.body,
  };
}
