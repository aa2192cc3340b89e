import type { FastifyBaseLogger } from "fastify";
import type { BusinessProfile } from "#domain/business/business-profile.ts";
import { profileRating } from "#domain/review/profile-rating.ts";
import type { Config } from "#server/config.ts";
import { createReviews } from "./google-reviews.ts";

export type ReviewServices = ReturnType<typeof createReviewServices>;

/** Live reviews if configured, otherwise only the profile's own rating. */
export function createReviewServices(parts: {
  config: Pick<Config, "googlePlaces">;
  profile: BusinessProfile;
  clock: () => Date;
  log: FastifyBaseLogger;
}) {
  const { config, profile, clock, log } = parts;
  return createReviews({
    places: config.googlePlaces,
    fallback: () => profileRating(profile),
    clock,
    log,
  });
}
