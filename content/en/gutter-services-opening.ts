import type { NavigationLink } from "#content/navigation.ts";

import type { OpeningWords } from "#domain/page/page-words.ts";

export const words = {
  heading: "Gutters that carry the water away",
  lead: "We install, repair and clean gutters, add guards, and run downspouts away from your foundation.",
} satisfies OpeningWords;

export const picture =
  "A white gutter at the corner of a brick house, with its downspout bending back to the wall under the eave";

/** Why gutters matter, in one figure: each inch of rain brings 0.623 gallons per square foot. */
export const rain = {
  figure: "620 gallons",
  text: "That is what one inch of rain drops on 1,000 square feet of roof. A gutter has to catch it at the eave, and a downspout has to set it down where it does no harm.",
};

export const actions = [
  { to: "/schedule-inspection", label: "Book a free inspection" },
  { to: "/contact-us?service=gutters", label: "Ask about gutters" },
] as const satisfies readonly NavigationLink[];
