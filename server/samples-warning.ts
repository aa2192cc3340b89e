import type { FastifyBaseLogger } from "fastify";
import type { Facts } from "#domain/business/facts.ts";

/** Reminds the operator at every start that visitors see made-up reviews. */
export function warnOfSamples(
  log: Pick<FastifyBaseLogger, "warn">,
  { samples }: Pick<Facts, "samples">,
): void {
  if (!samples) return;
  log.warn(
    "the site shows sample reviews, ratings, certifications and stories; before real customers see it, switch them off at the desk, under Business: What you offer",
  );
}
