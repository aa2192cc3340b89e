import { useEffect, useState } from "react";
import { fetchReviews } from "#api-client/review-calls.ts";
import { messageOfCall } from "#app/forms/failure.ts";
import { businessProfile } from "#content/business-profile.ts";
import { sampleReviews } from "#content/sample-reviews.ts";
import { type LoadedReviews, reviewsAfterFailure, reviewsOf } from "#domain/review/shown-review.ts";

const { rating } = businessProfile;
const profileInfo = { rating: rating.value, user_ratings_total: rating.reviews };

/** The reviews, fetched after hydration; null until then. */
export function useReviews(): LoadedReviews | null {
  const [loaded, setLoaded] = useState<LoadedReviews | null>(null);

  useEffect(() => {
    let isLeft = false;
    fetchReviews()
      .then(
        (answer) => reviewsOf(answer, sampleReviews, profileInfo),
        (error: unknown) =>
          reviewsAfterFailure(messageOfCall(error, ""), sampleReviews, profileInfo),
      )
      .then((reviews) => {
        if (!isLeft) setLoaded(reviews);
      });
    return () => {
      isLeft = true;
    };
  }, []);

  return loaded;
}
