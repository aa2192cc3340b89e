import type { FastifyBaseLogger } from "fastify";
import type { BusinessProfile } from "#domain/business/business-profile.ts";

/** Reminds the operator at every start that visitors see made-up reviews. */
export function warnOfSamples(
  log: Pick<FastifyBaseLogger, "warn">,
  { samples }: Pick<BusinessProfile, "samples">,
): void {
  if (!samples) return;
  log.warn(
    "the site shows sample reviews, ratings, certifications and stories; before real customers see it, set samples to false in content/business-profile.ts",
  );
}
