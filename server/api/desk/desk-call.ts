import type { FastifyRequest } from "fastify";
import { submissionOf } from "#server/api/submission.ts";
import { signedInOf } from "#server/plugins/desk-session.ts";

/** The caller, and the name by which a repeat of the call is recognized; the URL contains the lead's id. */
export function deskCallOf(request: FastifyRequest) {
  const { key, body } = submissionOf(request);
  const { staff } = signedInOf(request);
  return { staff, key, body, name: `${request.method} ${request.url}` };
}
