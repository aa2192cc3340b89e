import { businessProfile } from "#content/business-profile.ts";
import type { NavigationLink } from "#content/navigation.ts";
import type { OpeningWords } from "#domain/page/page-words.ts";

const { name } = businessProfile;

export const opening: OpeningWords = {
  heading: "Roofers from Fairfax, at home in Northern Virginia",
  lead: `${name} is a licensed, bonded and insured contractor for roofs, gutters and siding, on houses and on commercial buildings in Northern Virginia and Richmond.`,
};

export const film = {
  alt: "A brick colonial with a shingle roof in late sun, trees and a lawn around it, seen from the air",
  caption:
    "The house we have in mind when we write a proposal: brick, two chimneys, a roof at 6 in 12.",
};

export const onThisPage: readonly NavigationLink[] = [
  { label: "Leadership", to: "/our-company#leadership" },
  { label: "Culture", to: "/our-company#culture" },
  { label: "Why choose us", to: "/why-choose-us" },
];
