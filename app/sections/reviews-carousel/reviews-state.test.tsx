import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { FactsContext } from "#app/facts/use-facts.ts";
import { builtFacts } from "#content/facts.ts";
import { sampleReviews } from "#content/sample-reviews.ts";
import type { Facts } from "#domain/business/facts.ts";
import { type LoadedReviews, reviewsAfterFailure, reviewsOf } from "#domain/review/shown-review.ts";
import { ReviewsState } from "./reviews-carousel.tsx";

const profile = { rating: 4.8, user_ratings_total: 150 };
const fetched = {
  rating: 4,
  author_name: "Ann A.",
  time: 1_790_000_000,
  relative_time_description: "a month ago",
  profile_photo_url: "https://photos.example/1",
  author_url: "https://maps.example/1",
};
const panel = "Unable to load reviews at this time.";

function htmlOf(loaded: LoadedReviews | null, facts: Facts = builtFacts): string {
  return renderToStaticMarkup(
    <FactsContext value={facts}>
      <ReviewsState loaded={loaded} />
    </FactsContext>,
  );
}

describe("the reviews section", () => {
  it("says that it is loading, and has every sample for visitors without scripts", () => {
    const html = htmlOf(null);
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
    const html = htmlOf(failed);
    expect(html).toContain(panel);
    expect(html).toContain("Failed to fetch reviews");

    const standIn = reviewsAfterFailure("Closed.", sampleReviews, profile);
    const withSamples = htmlOf(standIn);
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

  it("says where a sample is from in the region of its places alone", () => {
    const { location = "" } = sampleReviews.whenEmpty[0] ?? {};
    expect(htmlOf(null)).toContain(location);
    const elsewhere = htmlOf(null, { ...builtFacts, area: "own" });
    for (const sample of sampleReviews.whenEmpty) {
      expect(elsewhere).toContain(sample.author);
      expect(elsewhere).not.toContain(sample.location);
    }
  });

  it("has neither arrows nor dots for a single review, and shows one of two on both sides of the other", () => {
    const html = (...texts: string[]) => {
      const data = texts.map((text) => ({ ...fetched, text }));
      const loaded = reviewsOf({ success: true, data }, sampleReviews, profile);
      return htmlOf(loaded);
    };
    const single = html("One.");
    expect(single.match(/<article/g)).toHaveLength(1);
    expect(single).not.toContain("<button");

    const two = html("One.", "Two.");
    expect(two.match(/aria-label="Go to review \d"/g)).toHaveLength(2);
    for (const place of [-1, 1]) {
      expect(two).toMatch(
        new RegExp(`<article[^>]* data-place="${place}"(?:(?!</article>).)*Two\\.`),
      );
    }
  });
});
