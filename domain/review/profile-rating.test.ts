import { expect, it } from "vitest";
import { profileRating } from "./profile-rating.ts";

const rating = { value: 4.8, reviews: 150 };

it("is the profile's rating while it shows samples, and unknown without them", () => {
  expect(profileRating({ samples: true, rating })).toEqual({
    rating: 4.8,
    user_ratings_total: 150,
  });
  expect(profileRating({ samples: false, rating })).toEqual({ rating: 0, user_ratings_total: 0 });
});
