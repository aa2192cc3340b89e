import { businessProfile } from "#content/business-profile.ts";
import type { NavigationLink } from "#content/navigation.ts";
import type { OpeningWords } from "#domain/page/page-words.ts";

const { name, address, serviceRegion } = businessProfile;

export const opening: OpeningWords = {
  heading: `Roofers from ${address.city}, at home in ${serviceRegion}`,
  lead: `${name} is a licensed, bonded and insured contractor for roofs, gutters and siding, on houses and on commercial buildings in ${serviceRegion} and Richmond.`,
};

export const film = {
  alt: "A table in low sun: the model of a gable roof with its frame open and the first shingles laid, on a roof plan, between drawings, samples and tools",
  caption:
    "A roof in small: drawn, framed and its first courses laid before anybody climbs a ladder.",
};

export const onThisPage: readonly NavigationLink[] = [
  { label: "Leadership", to: "/our-company#leadership" },
  { label: "Culture", to: "/our-company#culture" },
  { label: "Why choose us", to: "/why-choose-us" },
];
