import { useEffect, useState } from "react";
import { fetchReviews } from "#api-client/review-calls.ts";
import { messageOfCall } from "#app/forms/failure.ts";
import { businessProfile } from "#content/business-profile.ts";
import { sampleReviews } from "#content/sample-reviews.ts";
import { profileRating } from "#domain/review/profile-rating.ts";
import {
  type LoadedReviews,
  reviewsAfterFailure,
  reviewsOf,
  type SampleReviews,
} from "#domain/review/shown-review.ts";

const samples: SampleReviews = businessProfile.samples
  ? sampleReviews
  : { whenEmpty: [], whenFailed: [] };
const rating = profileRating(businessProfile);

/** The reviews, fetched after hydration; null until then. */
export function useReviews(): LoadedReviews | null {
  const [loaded, setLoaded] = useState<LoadedReviews | null>(null);

  useEffect(() => {
    let isLeft = false;
    fetchReviews()
      .then(
        (answer) => reviewsOf(answer, samples, rating),
        (error: unknown) => reviewsAfterFailure(messageOfCall(error, ""), samples, rating),
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
