import { percent } from "#content/en/figures.ts";
import { stories } from "#content/en/insurance-claims.ts";
import { memberQuotes } from "#content/en/protection-plans.ts";
import { reviewWords } from "#content/en/reviews.ts";
import { sampleNotes, satisfactionNote } from "#content/en/sample-notes.ts";
import { silverTestimonial } from "#content/en/silver-protection-plan.ts";
import { reviews, sampleCertifications } from "#content/en/why-choose-us.ts";
import { builtFacts } from "#content/facts.ts";
import { chosenReviews, sampleReviews } from "#content/sample-reviews.ts";

/** What stands beside everything made up. */
export const shownNotes = { ...sampleNotes, satisfaction: satisfactionNote(builtFacts) };

/** Everything made up that pages show, by the note that has to stand beside it. */
export const sampleWords: Readonly<Record<keyof typeof shownNotes, readonly string[]>> = {
  reviews: [
    ...sampleReviews.whenEmpty.flatMap(({ text, author }) => [text, author]),
    ...chosenReviews.flatMap(({ quote, name }) => [quote, name]),
    ...memberQuotes.list.flatMap(({ text, author }) => [text, author]),
    "4.8 out of 5",
    "4.8 of 5",
    "150 reviews",
    "from 3 reviews",
  ],
  review: [silverTestimonial.text, silverTestimonial.author],
  stories: stories.items.flatMap(({ title, who, found }) => [title, who, found]),
  satisfaction: [`${percent(builtFacts.company.satisfaction)} satisfaction`],
  certifications: sampleCertifications.map(({ title }) => title),
};

/** Headings over nothing but samples. */
export const sampleHeadings: readonly string[] = [
  reviewWords.heading,
  reviews.heading,
  memberQuotes.heading,
  silverTestimonial.heading,
  stories.heading,
  "Certifications",
];
