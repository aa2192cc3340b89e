import { z } from "zod/mini";
import type { Review, ReviewsResponse } from "#domain/review/review.ts";
import { unknownRating } from "#domain/review/unknown-rating.ts";

/*
 * Answers of Google Places: the details call of the legacy API, or the shape of the new one. Every field may be
 * missing; present ones are validated.
 */

const text = z._default(z.string(), "");

const legacyReview = z.object({
  author_name: text,
  author_url: text,
  profile_photo_url: text,
  rating: z.number(),
  relative_time_description: text,
  text,
  time: z._default(z.number(), 0),
});

const legacyAnswer = z.object({
  status: z.literal("OK"),
  result: z.object({
    rating: z.optional(z.number()),
    user_ratings_total: z.optional(z.number()),
    reviews: z._default(z.array(legacyReview), []),
  }),
});

const newerReview = z.object({
  authorAttribution: z._default(z.object({ displayName: text, uri: text, photoUri: text }), {
    displayName: "",
    uri: "",
    photoUri: "",
  }),
  rating: z.number(),
  relativePublishTimeDescription: text,
  text: z._default(z.object({ text }), { text: "" }),
  publishTime: text,
});

const newerAnswer = z.object({
  rating: z.optional(z.number()),
  userRatingCount: z.optional(z.number()),
  reviews: z._default(z.array(newerReview), []),
});

/**
 * Google's answer in our form. Reviews without text are dropped, and links that are not https are emptied. An answer
 * without any review or figure has the profile's rating; beside what Google does say, a missing figure stays unknown.
 * @throws when it has neither of the two shapes or reports a failure.
 */
export function readPlacesAnswer(
  answer: unknown,
  fallback: ReviewsResponse["businessInfo"],
): ReviewsResponse {
  const isNewer = typeof answer === "object" && answer !== null && !("status" in answer);
  const { rating, total, reviews } =
    isNewer && !("error" in answer) ? newer(answer) : legacy(answer);
  const isEmpty = rating === undefined && total === undefined && reviews.length === 0;
  const missing = isEmpty ? fallback : unknownRating;
  return {
    success: true,
    data: reviews.map(cleaned).filter((review) => review.text !== ""),
    businessInfo: {
      rating: rating ?? missing.rating,
      user_ratings_total: total ?? missing.user_ratings_total,
    },
  };
}

type Parts = { rating: number | undefined; total: number | undefined; reviews: Review[] };

function legacy(answer: unknown): Parts {
  const { result } = legacyAnswer.parse(answer);
  return { rating: result.rating, total: result.user_ratings_total, reviews: result.reviews };
}

function newer(answer: object): Parts {
  const { rating, userRatingCount, reviews } = newerAnswer
    .check(
      z.refine(
        (value) => value.rating !== undefined || value.reviews.length > 0,
        "holds neither a rating nor a review",
      ),
    )
    .parse(answer);
  return {
    rating,
    total: userRatingCount,
    reviews: reviews.map((review) => ({
      author_name: review.authorAttribution.displayName,
      author_url: review.authorAttribution.uri,
      profile_photo_url: review.authorAttribution.photoUri,
      rating: review.rating,
      relative_time_description: review.relativePublishTimeDescription,
      text: review.text.text,
      time: Math.floor((Date.parse(review.publishTime) || 0) / 1_000),
    })),
  };
}

function cleaned(review: Review): Review {
  return {
    ...review,
    text: review.text.trim(),
    author_name: review.author_name.trim() || "A Google user",
    author_url: httpsOnly(review.author_url),
    profile_photo_url: httpsOnly(review.profile_photo_url),
  };
}

function httpsOnly(address: string): string {
  return URL.canParse(address) && new URL(address).protocol === "https:" ? address : "";
}
