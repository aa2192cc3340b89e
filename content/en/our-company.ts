import { businessProfile } from "#content/business-profile.ts";
import type { OpeningWords } from "#domain/page/page-words.ts";

export const words = {
  heading: "Roofers from Fairfax, at home in Northern Virginia",
  lead: `${businessProfile.name} is a licensed, bonded and insured contractor. From our office in Fairfax, Virginia, we roof homes and commercial buildings.`,
} satisfies OpeningWords;
