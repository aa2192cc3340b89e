import type { ChosenReview, SampleReview, SampleReviews } from "#domain/review/shown-review.ts";

/*
 * SAMPLES. Nobody said these words: they stand in until there are reviews from Google.
 * The API never serves them. The profile's `samples` takes them away.
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

/**
 * The three reviews of 'why choose us'. SAMPLES like the rest.
 */
export const chosenReviews: readonly ChosenReview[] = [
  {
    id: "chosen-1",
    quote:
      "The proposal had a line for every layer and a price per sheet of decking. They replaced four sheets, showed me four photographs, and charged four.",
    name: "Hannah B.",
    location: "Reston, VA",
    project: "Roof replacement, architectural shingles",
    rating: 5,
    isSample: true,
  },
  {
    id: "chosen-2",
    quote:
      "Our association wanted samples, a form and a drawing. They brought all three, waited for the approval with us, and started on the day they had named.",
    name: "Luis R.",
    location: "Ashburn, VA",
    project: "Roof and gutters on a townhouse",
    rating: 5,
    isSample: true,
  },
  {
    id: "chosen-3",
    quote:
      "I expected to hear that the tin roof had to go. They cleaned it, soldered two seams, painted it, and told me when to call again.",
    name: "Grace O.",
    location: "Berryville, VA",
    project: "Repair of a standing seam roof",
    rating: 5,
    isSample: true,
  },
];
