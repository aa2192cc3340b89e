import type { FastifyRequest } from "fastify";
import { submissionOf } from "#server/api/submission.ts";
import { signedInOf } from "#server/plugins/desk-session.ts";

/** Who calls, and what a repeat of the call is known by: its address holds the lead. */
export function deskCallOf(request: FastifyRequest) {
  const { key, body } = submissionOf(request);
  const { staff } = signedInOf(request);
  return { staff, key, body, name: `${request.method} ${request.url}` };
}
