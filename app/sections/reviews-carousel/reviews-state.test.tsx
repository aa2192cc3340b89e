import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { sampleReviews } from "#content/sample-reviews.ts";
import { reviewsAfterFailure } from "#domain/review/shown-review.ts";
import { ReviewsState } from "./reviews-carousel.tsx";

const profile = { rating: 4.8, user_ratings_total: 150 };
const panel = "Unable to load reviews at this time.";

describe("the reviews section", () => {
  it("says that it is loading, and has every sample for visitors without scripts", () => {
    const html = renderToStaticMarkup(<ReviewsState loaded={null} />);
    expect(html).toContain("Loading reviews...");
    for (const { text, author } of sampleReviews.whenEmpty) {
      expect(html).toContain(text);
      expect(html).toContain(author);
    }
    expect(html).not.toContain("style=");
  });

  it("shows the error panel only when there are no reviews at all", () => {
    const none = { whenEmpty: [], whenFailed: [] };
    const failed = reviewsAfterFailure("Failed to fetch reviews", none, profile);
    const html = renderToStaticMarkup(<ReviewsState loaded={failed} />);
    expect(html).toContain(panel);
    expect(html).toContain("Failed to fetch reviews");

    const standIn = reviewsAfterFailure("Closed.", sampleReviews, profile);
    const withSamples = renderToStaticMarkup(<ReviewsState loaded={standIn} />);
    expect(withSamples).not.toContain(panel);
    expect(withSamples).toContain(sampleReviews.whenFailed[0]?.text);
  });

  it("marks its samples, five for an empty answer and three after a failure", () => {
    const { whenEmpty, whenFailed } = sampleReviews;
    expect([whenEmpty.length, whenFailed.length]).toEqual([5, 3]);
    for (const sample of [...whenEmpty, ...whenFailed]) {
      expect(sample).toMatchObject({ isSample: true, rating: 5 });
      expect(sample.author).toMatch(/^[A-Z][a-z]+ [A-Z]\.$/);
      expect(sample.location).toMatch(/, VA$/);
    }
  });
});
