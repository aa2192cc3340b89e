import { businessProfile } from "#content/business-profile.ts";
import type { OpeningWords } from "#domain/page/page-words.ts";

const { shortName } = businessProfile;

export const opening: OpeningWords = {
  heading: `Why homeowners choose ${shortName}`,
  lead: `A roof is bought once in decades and judged in the first storm. Here is what you can hold us to, in writing, before you sign.`,
};

/** The layers of the hero's drawing, from the bottom up. */
export const layers = [
  "Roof deck",
  "Ice and water shield",
  "Underlayment",
  "Starter course",
  "Shingles",
] as const;
