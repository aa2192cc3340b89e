import { businessProfile } from "#content/business-profile.ts";
import { financing } from "#content/financing.ts";
import type { NavigationLink } from "#content/navigation.ts";
import { promises } from "#content/promises.ts";
import type { Fact } from "#domain/page/fact.ts";
import { hours, years } from "./figures.ts";

const { rating, inspection, licenses, serviceRegion } = businessProfile;

export const hero: {
  heading: readonly [string, string];
  lead: string;
  picture: string;
  action: NavigationLink;
  inspection: NavigationLink & { note: string; nextFree: string };
  credentials: readonly Fact[];
} = {
  /** On two lines. */
  heading: ["Making", "a Difference"],
  lead: `Roofs, gutters and siding for homes and commercial buildings in ${serviceRegion}. It starts with a free inspection, and we show you every photo we take.`,
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
  credentials: [
    { label: "Virginia contractor", value: "Licensed, bonded and insured" },
    ...licenses.map(({ label, number }) => ({ label, value: number })),
    {
      label: `From ${rating.reviews} reviews`,
      value: `Rated ${rating.value.toFixed(1)} out of 5`,
    },
  ],
};

/** What most visitors want to know first. */
export const facts: readonly Fact[] = [
  { label: "Inspection", value: "Free", note: `${inspection.duration} at your property` },
  {
    label: "Response",
    value: hours(promises.responseHours.primary),
    note: "in our primary counties",
  },
  {
    label: "Workmanship",
    value: years(promises.workmanshipYears),
    note: "of warranty on our work",
  },
  {
    label: "Financing",
    value: `${financing.termMonths.from}-${financing.termMonths.to} months`,
    note: `up to ${financing.deferredMonths} of them without payments`,
  },
];
