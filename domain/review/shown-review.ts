import type { BusinessInfo, Review } from "./review.ts";
import { unknownRating } from "./unknown-rating.ts";

/** A review in the form that pages show. */
export type ShownReview = {
  id: string;
  /** 1 to 5. */
  rating: number;
  text: string;
  author: string;
  /** Empty for fetched reviews. */
  location: string;
  /** Seconds since 1970; 0 for a sample. */
  time: number;
  relative_time: string;
  profile_photo_url: string;
  author_url: string;
};

/** Shown when no reviews can be fetched. */
export type SampleReview = Pick<ShownReview, "id" | "rating" | "text" | "author" | "location"> & {
  /** Always marks it as invented. */
  isSample: true;
};

/** A review that is part of its page's content. */
export type ChosenReview = {
  id: string;
  quote: string;
  name: string;
  location: string;
  /** What was built. */
  project: string;
  rating: 5;
  /** Always marks it as invented. */
  isSample: true;
};

export type SampleReviews = {
  /** For an empty answer, or one with `success: false`. */
  whenEmpty: readonly SampleReview[];
  /** For a failed call. */
  whenFailed: readonly SampleReview[];
};

export type LoadedReviews = {
  reviews: readonly ShownReview[];
  businessInfo: BusinessInfo;
  /** Written by customers and fetched from Google, which requires attribution. */
  areReal: boolean;
  /** Set even when samples are shown. */
  error: string | null;
};

export const fetchFailure = "Failed to fetch reviews";

/** What to show for an answer, which may come from another server and contain anything. */
export function reviewsOf(
  answer: { success?: boolean; data?: readonly Review[]; businessInfo?: Partial<BusinessInfo> },
  samples: SampleReviews,
  profile: BusinessInfo,
): LoadedReviews {
  const fetched = answer.success && Array.isArray(answer.data) ? answer.data : [];
  const areReal = fetched.length > 0;
  // Beside real reviews a sample rating would pass for theirs.
  const fallback = areReal ? unknownRating : profile;
  return {
    reviews: areReal ? fetched.map(asShown) : samples.whenEmpty.map(asShownSample),
    businessInfo: {
      rating: numberOr(answer.businessInfo?.rating, fallback.rating),
      user_ratings_total: numberOr(
        answer.businessInfo?.user_ratings_total,
        fallback.user_ratings_total,
      ),
    },
    areReal,
    error: null,
  };
}

/** What to show after a failed call; `message` is the server's, if any. */
export function reviewsAfterFailure(
  message: string,
  samples: SampleReviews,
  profile: BusinessInfo,
): LoadedReviews {
  return {
    reviews: samples.whenFailed.map(asShownSample),
    businessInfo: profile,
    areReal: false,
    error: message || fetchFailure,
  };
}

/** Whether there is anything to show: reviews, or why there are none. */
export function isWorthShowing({ reviews, error }: LoadedReviews): boolean {
  return reviews.length > 0 || error !== null;
}

/** Average rating in whole stars and with one decimal, and the number of reviews. */
export function ratingSummary({ rating, user_ratings_total }: BusinessInfo) {
  return {
    stars: Math.min(5, Math.max(0, Math.round(rating))),
    average: rating.toFixed(1),
    total: user_ratings_total,
  };
}

function asShown(review: Review, index: number): ShownReview {
  return {
    id: `${review.time}-${index}`,
    rating: Math.min(5, Math.max(1, Math.round(review.rating))),
    text: review.text,
    author: review.author_name,
    location: "",
    time: review.time,
    relative_time: review.relative_time_description,
    profile_photo_url: review.profile_photo_url,
    author_url: review.author_url,
  };
}

export function asShownSample({ isSample: _, ...sample }: SampleReview): ShownReview {
  return { ...sample, time: 0, relative_time: "", profile_photo_url: "", author_url: "" };
}

export function asShownChosen(review: ChosenReview): ShownReview {
  const { id, rating, quote, name, location, project } = review;
  const where = `${location}: ${project}`;
  const shown = { id, rating, text: quote, author: name, location: where };
  return { ...shown, time: 0, relative_time: "", profile_photo_url: "", author_url: "" };
}

function numberOr(value: unknown, fallback: number): number {
  return typeof value === "number" && Number.isFinite(value) ? value : fallback;
}
