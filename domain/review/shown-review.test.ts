import { describe, expect, it } from "vitest";
import {
  isWorthShowing,
  ratingSummary,
  reviewsAfterFailure,
  reviewsOf,
  type SampleReview,
} from "./shown-review.ts";

const sample = (id: string): SampleReview => ({
  id,
  rating: 5,
  text: `Text of ${id}`,
  author: "Ada L.",
  location: "Reston, VA",
  isSample: true,
});
const samples = {
  whenEmpty: ["a", "b", "c", "d", "e"].map(sample),
  whenFailed: ["a", "b", "c"].map(sample),
};
const profile = { rating: 4.8, user_ratings_total: 150 };
const fetched = {
  rating: 4,
  text: "Dry again.",
  author_name: "Grace H.",
  time: 1_790_000_000,
  relative_time_description: "2 months ago",
  profile_photo_url: "https://photos.example/1",
  author_url: "https://maps.example/1",
};

describe("the reviews of an answer", () => {
  it("are those that were fetched, with the fields that pages show", () => {
    const info = { rating: 4.6, user_ratings_total: 212 };
    const loaded = reviewsOf(
      { success: true, data: [fetched], businessInfo: info },
      samples,
      profile,
    );
    expect(loaded).toEqual({
      reviews: [
        {
          id: "1790000000-0",
          rating: 4,
          text: "Dry again.",
          author: "Grace H.",
          location: "",
          time: 1_790_000_000,
          relative_time: "2 months ago",
          profile_photo_url: "https://photos.example/1",
          author_url: "https://maps.example/1",
        },
      ],
      businessInfo: info,
      areReal: true,
      error: null,
    });
  });

  it.each([
    ["an empty list", { success: true, data: [], businessInfo: profile }],
    ["success false", { success: false, data: [fetched], businessInfo: profile }],
    ["no list at all", { success: true }],
  ])("are the five samples for %s", (_name, answer) => {
    const loaded = reviewsOf(answer, samples, profile);
    expect(loaded.reviews.map(({ id }) => id)).toEqual(["a", "b", "c", "d", "e"]);
    expect(loaded).toMatchObject({ areReal: false, error: null, businessInfo: profile });
  });

  it("are three samples after a failure, with the message kept", () => {
    const loaded = reviewsAfterFailure("We are closed.", samples, profile);
    expect(loaded.reviews).toHaveLength(3);
    expect(loaded).toMatchObject({ areReal: false, error: "We are closed." });
    expect(reviewsAfterFailure("", samples, profile).error).toBe("Failed to fetch reviews");
  });

  it("never have the profile's rating beside real reviews, whose own is missing", () => {
    const loaded = reviewsOf({ success: true, data: [fetched] }, samples, profile);
    expect(loaded.businessInfo).toEqual({ rating: 0, user_ratings_total: 0 });
  });

  it("are worth showing without samples only when there are real ones, or a reason why not", () => {
    const none = { whenEmpty: [], whenFailed: [] };
    expect(isWorthShowing(reviewsOf({ success: true, data: [] }, none, profile))).toBe(false);
    expect(isWorthShowing(reviewsOf({ success: true, data: [fetched] }, none, profile))).toBe(true);
    const failed = reviewsAfterFailure("", none, profile);
    expect(failed.reviews).toEqual([]);
    expect(isWorthShowing(failed)).toBe(true);
  });
});

describe("the average rating", () => {
  it.each([
    [4.8, 5, "4.8"],
    [4.44, 4, "4.4"],
    [5, 5, "5.0"],
    [3.5, 4, "3.5"],
    [0, 0, "0.0"],
  ])("of %d is drawn as %d stars and read as %s", (rating, stars, average) => {
    expect(ratingSummary({ rating, user_ratings_total: 7 })).toEqual({ stars, average, total: 7 });
  });
});
