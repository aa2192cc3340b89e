import { useEffect, useState } from "react";
import { fetchReviews } from "#api-client/review-calls.ts";
import { useFacts } from "#app/facts/use-facts.ts";
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

const noSamples: SampleReviews = { whenEmpty: [], whenFailed: [] };

/** The reviews, fetched after hydration; null until then. */
export function useReviews(): LoadedReviews | null {
  const [loaded, setLoaded] = useState<LoadedReviews | null>(null);
  const { samples: areShown } = useFacts();

  useEffect(() => {
    let isLeft = false;
    const samples = areShown ? sampleReviews : noSamples;
    const rating = profileRating({ ...businessProfile, samples: areShown });
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
  }, [areShown]);

  return loaded;
}
