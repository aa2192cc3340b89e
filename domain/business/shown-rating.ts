import type { BusinessProfile } from "./business-profile.ts";

/** The profile's rating, as far as pages may show it now: it is a sample like the others. */
export function shownRating(
  { samples }: { samples: boolean },
  { rating }: Pick<BusinessProfile, "rating">,
): BusinessProfile["rating"] {
  return samples ? rating : null;
}
