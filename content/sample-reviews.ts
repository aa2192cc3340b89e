import type { SampleReview, SampleReviews } from "#domain/review/shown-review.ts";

/*
 * SAMPLES. Nobody said these words: they stand in on the pages while no reviews come from Google
 * (specification 1, section 7). The API never serves them. Empty both lists to show none.
 */

const whenEmpty: readonly SampleReview[] = [
  {
    id: "sample-1",
    rating: 5,
    text: "Shingles came off the back slope in a March wind. They covered it the same day, photographed everything for the claim, and replaced the slope two weeks later. You cannot see where the old roof ends.",
    author: "Maria T.",
    location: "Leesburg, VA",
    isSample: true,
  },
  {
    id: "sample-2",
    rating: 5,
    text: "Two other companies told us to replace the whole roof. The inspector showed us photos of one failed pipe boot, fixed it, and said the shingles had years left.",
    author: "David K.",
    location: "Fairfax, VA",
    isSample: true,
  },
  {
    id: "sample-3",
    rating: 5,
    text: "New roof and gutters in two days. The crew protected the garden beds, ran a magnet over the lawn twice, and the price at the end was the price in the proposal.",
    author: "Priya S.",
    location: "Ashburn, VA",
    isSample: true,
  },
  {
    id: "sample-4",
    rating: 5,
    text: "Our warehouse leaked at every seam. They laid a TPO roof in sections so we could keep working underneath, and the foreman called every afternoon with an update.",
    author: "Robert M.",
    location: "Manassas, VA",
    isSample: true,
  },
  {
    id: "sample-5",
    rating: 5,
    text: "I called on a Sunday night with water coming through the kitchen ceiling. Someone answered, and someone came. The repair has held through every storm since.",
    author: "Ellen W.",
    location: "Winchester, VA",
    isSample: true,
  },
];

export const sampleReviews: SampleReviews = { whenEmpty, whenFailed: whenEmpty.slice(0, 3) };
