import { z } from "zod/mini";

/** A customer's review in the answer of `GET /api/customers/reviews`. */
export const review = z.object({
  rating: z.number(),
  text: z.string(),
  author_name: z.string(),
  /** Seconds since 1970. */
  time: z.number(),
  relative_time_description: z.string(),
  profile_photo_url: z.string(),
  author_url: z.string(),
});

export const reviewsResponse = z.object({
  success: z.literal(true),
  data: z.array(review),
  businessInfo: z.object({ rating: z.number(), user_ratings_total: z.number() }),
});

export type Review = z.infer<typeof review>;
export type ReviewsResponse = z.infer<typeof reviewsResponse>;
export type BusinessInfo = ReviewsResponse["businessInfo"];
