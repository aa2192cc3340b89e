import { businessProfile } from "#content/business-profile.ts";
import type { NavigationLink } from "#content/navigation.ts";
import type { Facts } from "#domain/business/facts.ts";
import { heldLicenses } from "#domain/business/licenses.ts";
import { type OfOffer, offered } from "#domain/business/offers.ts";
import { shownRating } from "#domain/business/shown-rating.ts";
import type { LabeledValue } from "#domain/page/labeled-value.ts";
import type { OpeningWords } from "#domain/page/page-words.ts";
import { emergencyTime } from "./answer-times-in-words.ts";
import { inNearestArea, typesServed, unlessExtended } from "./counties-in-words.ts";
import { days, minutes, percent, weeks, years } from "./figures.ts";
import { standing } from "./licenses-in-words.ts";
import { offPeakLeadAsValue } from "./promises-in-words.ts";
import { onSiteTime, responseTime } from "./response-times-in-words.ts";
import { sampleNotes } from "./sample-notes.ts";
import { costRange } from "./ways-on.ts";

export const hero: {
  heading: readonly [string, string];
  picture: string;
  action: NavigationLink;
  inspection: NavigationLink & { note: string; nextFree: string };
} = {
  /** On two lines. */
  heading: ["Making", "a Difference"],
  picture:
    "A brick colonial with a new architectural shingle roof in evening light, seen from the air",
  action: { label: "WHAT DO YOU WANT TO BUILD?", to: "/contact-us" },
  inspection: {
    label: "Book a free inspection",
    to: "/schedule-inspection",
    /** Shown until the next free day is known. */
    note: "You choose day and time",
    /** Precedes the name of the day. */
    nextFree: "Next free: ",
  },
};

export const heroLead = ({ serviceRegion }: Facts) =>
  `Roofs, gutters and siding for homes and commercial buildings in ${serviceRegion}. It starts with a free inspection, and we show you every photo we take.`;

export function credentials(f: Facts): readonly LabeledValue[] {
  const rating = shownRating(f, businessProfile);
  return [
    { label: `${f.inState.name} contractor`, value: standing(f) },
    ...heldLicenses(f).map(({ label, number }) => ({ label, value: number })),
    ...(rating
      ? [
          {
            label: sampleNotes.reviews,
            value: `Rated ${rating.value.toFixed(1)} out of 5 from ${rating.reviews} reviews`,
          },
        ]
      : []),
  ];
}

/** What most visitors want to know first. */
export const facts = (f: Facts): readonly LabeledValue[] =>
  offered<LabeledValue & OfOffer>(f, [
    {
      label: "Inspection",
      value: "Free",
      note: `${minutes(f.inspectionMinutes)} at your property`,
    },
    {
      label: "Response",
      value: responseTime(f, typesServed(f)[0] ?? "primary"),
      note: inNearestArea(f),
    },
    {
      label: "Workmanship",
      value: years(f.promises.workmanshipYears),
      note: "limited warranty, as your proposal names it",
    },
    {
      label: "Financing",
      offer: "financing",
      value: "Monthly plans",
      note: "subject to credit approval",
    },
  ]);

export const assessment: OpeningWords & { more: NavigationLink } = {
  heading: "Is My Roof OK?",
  lead: "Answer six questions about age, leaks, shingles, storms, gutters and the attic. You'll get a plain answer right away. No name needed.",
  more: { label: "Take the full roof assessment", to: "/roof-assessment" },
};

type Service = {
  picture: string;
  heading: string;
  text: string;
  facts?: readonly LabeledValue[];
  links: readonly NavigationLink[];
};

export const services = (
  f: Facts,
): { heading: string; lead: string; steep: Service; flat: Service } => ({
  heading: "Steep roofs, flat roofs, and leaks at 2 AM",
  lead: "Look at the roof's age, where it fails and in how many places. One stain under one pipe is a repair. Granules in every gutter mean the shingles are done. On a flat roof, check seams and drains first.",
  steep: {
    picture:
      "A half-finished roof from the air: rows of new dark shingles over gray underlayment, with bundles and a ladder on it",
    heading: "Roof repair and replacement",
    text: `Most leaks come from a pipe boot, a valley or a piece of flashing, not from a worn-out roof. We find the cause, show you the photo and fix it. If the repair would cost more than ${percent(f.promises.repairShareOfReplacement)} of a new roof, we say so and price both.`,
    facts: [
      { label: "Repair", value: days(f.promises.repairDays) },
      { label: "Replacement", value: days(f.promises.replacementDays) },
      {
        label: "Lead time",
        value: `${offPeakLeadAsValue(f)}, ${weeks(f.promises.leadWeeks.peak)} in peak season`,
      },
    ],
    links: [
      { label: "Roof repair", to: "/roof-services/repairs" },
      { label: "Roof replacement", to: "/roof-services/replacement" },
      ...[costRange(f)].filter((way) => way !== null),
    ],
  },
  flat: {
    picture:
      "A white single-ply roof in evening light with rooftop units, skylights and walkway pads, low offices and trees behind the parapet",
    heading: "Commercial roofing",
    text: `Low-slope roofs in TPO, EPDM, PVC, modified bitumen and metal. A light-colored cool roof can cut cooling costs by ${percent(f.promises.coolRoofSavings)}.`,
    links: [{ label: "Commercial roofing", to: "/commercial-roofing" }],
  },
});

export const emergency = (
  f: Facts,
): {
  picture: string;
  heading: string;
  text: string;
  links: readonly NavigationLink[];
} => ({
  picture:
    "A brick house after a storm: a broken limb on the roof, shingles torn off down to the wood, light in two windows",
  heading: "Water coming in? We answer 24/7.",
  text: `After a request we typically reach you within ${emergencyTime(f)}. We are on site within ${onSiteTime(f)}${unlessExtended(f)} with tarps and boards.`,
  links: [
    { label: "Send an emergency request", to: "/emergency-contact" },
    { label: "Storm damage repair", to: "/storm-damage" },
  ],
});

/** Labels in the drawing of a flat roof. */
export const flatRoof = { coping: "Coping", membrane: "Membrane", insulation: "Insulation" };
