import type { NavigationLink } from "#content/navigation.ts";
import { promises } from "#content/promises.ts";
import type { Fact } from "#domain/page/fact.ts";
import type { OpeningWords } from "#domain/page/page-words.ts";
import { hours, years } from "./figures.ts";
import { claimWindow } from "./promises-in-words.ts";

export const words = {
  heading: "Help with your roof insurance claim",
  lead: `We document the damage, meet your adjuster on the roof and make the approved repairs. Most policies allow ${claimWindow} to report a storm, so start early.`,
} satisfies OpeningWords;

export const actions = {
  inspection: { label: "Book a free inspection", to: "/schedule-inspection" },
  contact: { label: "Ask about a claim", to: "/contact-us" },
} as const satisfies Record<string, NavigationLink>;

/** Labels in the inspector's sketch of the first view. */
export const sketch = {
  square: "Test square",
  squareSize: "10 ft by 10 ft",
  hits: "Hail hits, circled",
  crease: "Creased tab",
  missing: "Tabs gone",
};

export const facts: readonly Fact[] = [
  { label: "Claim window", value: claimWindow, note: "by insurer and policy" },
  { label: "Inspection", value: "Free", note: "with photos, whether you claim or not" },
  {
    label: "Emergency",
    value: `Within ${hours(promises.emergency.onSiteHours)}`,
    note: "on site, day and night",
  },
  {
    label: "Workmanship",
    value: years(promises.workmanshipYears),
    note: "of warranty on the repair",
  },
];

/** The page's topic, for search engines. */
export const service = "Roof insurance claim assistance";
