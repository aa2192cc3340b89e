import type { BusinessProfile } from "./business-profile.ts";

/** The profile's rating, as far as pages may show it: it is a sample like the others. */
export function shownRating({
  samples,
  rating,
}: Pick<BusinessProfile, "samples" | "rating">): BusinessProfile["rating"] {
  return samples ? rating : null;
}
