import type { BusinessInfo } from "./review.ts";

/** Stands for a rating that is not known; it is not shown. */
export const unknownRating: BusinessInfo = { rating: 0, user_ratings_total: 0 };
