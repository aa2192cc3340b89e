import type { FastifyRequest } from "fastify";
import { submissionOf } from "#server/api/submission.ts";
import { signedInOf } from "#server/plugins/desk-session.ts";

/** The caller, and the call by which a repeat is recognized. */
export function deskCallOf(request: FastifyRequest) {
  const { name, key, body } = submissionOf(request);
  const { staff } = signedInOf(request);
  return { staff, name, key, body };
}
