import type { BusinessProfile } from "#domain/business/business-profile.ts";
import { shownRating } from "#domain/business/shown-rating.ts";
import type { BusinessInfo } from "./review.ts";
import { unknownRating } from "./unknown-rating.ts";

/** The profile's rating in the form of the reviews' answer: unknown when the profile shows no samples. */
export function profileRating(profile: Pick<BusinessProfile, "samples" | "rating">): BusinessInfo {
  const rating = shownRating(profile, profile);
  return rating ? { rating: rating.value, user_ratings_total: rating.reviews } : unknownRating;
}
