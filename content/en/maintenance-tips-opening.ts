import { promises } from "#content/promises.ts";
import type { Promises } from "#domain/business/promises.ts";
import type { Fact } from "#domain/page/fact.ts";
import type { OpeningWords } from "#domain/page/page-words.ts";
import { percent } from "./figures.ts";
import {
  howOftenToCleanGutters,
  howOftenToCleanUnderTrees,
  howOftenToInspect,
} from "./promises-in-words.ts";

const { inspectionsPerYear, maintenanceLifeGain }: Promises = promises;
const yearly = inspectionsPerYear === 1 ? "yearly" : howOftenToInspect;

/**
 * Separate from the page's other words, so that the script of the first view contains only these.
 */
export const opening: OpeningWords = {
  heading: "Take care of your roof all year",
  lead: `A roof asks for a few hours a year. Inspect it at least ${yearly} and after major storms, clean gutters at least ${howOftenToCleanGutters}, and it pays you back: maintenance can extend roof life by up to ${percent(maintenanceLifeGain)}.`,
};

export const facts: readonly Fact[] = [
  { label: "Inspect", value: `At least ${yearly}`, note: "and after major storms" },
  { label: "Clean gutters", value: `At least ${howOftenToCleanGutters}`, note: "spring and fall" },
  {
    label: "Under many trees",
    value: howOftenToCleanUnderTrees,
    note: "pines drop needles in every season",
  },
  {
    label: "Gain",
    value: `Up to ${percent(maintenanceLifeGain)}`,
    note: "longer roof life",
  },
];

/** The headings of the four guides on the page, by their anchors. */
export const guideNames = {
  seasonal: "The roof's year in Northern Virginia",
  gutters: "Gutters",
  damage: "Spot damage early",
  emergency: "Emergency tips",
} as const;

export const guidesLabel = "Guides on this page";
