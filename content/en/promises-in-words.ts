import { promises } from "#content/promises.ts";
import type { Promises } from "#domain/business/promises.ts";
import { days, times, weeks } from "./figures.ts";

/* Promises that several pages word the same way. */

const { leadWeeks, claimWindowDays, inspectionsPerYear, gutterCleaningsPerYear }: Promises =
  promises;

/** `about a week`: the wait until work begins, off-peak. */
export const offPeakLead = `about ${leadWeeks.offPeak === 1 ? "a week" : weeks(leadWeeks.offPeak)}`;

/** The same as a value of its own: `About a week`. */
export const offPeakLeadAsValue = offPeakLead.replace("about", "About");

/**
 * `30 days`, `one year`: the shortest and the longest time that insurers allow for reporting
 * damage.
 */
export const shortestClaimWindow = days(claimWindowDays.from);
export const longestClaimWindow =
  claimWindowDays.to === 365 ? "one year" : days(claimWindowDays.to);

/** `30 days to one year`. */
export const claimWindow = `${shortestClaimWindow} to ${longestClaimWindow}`;

/** `once a year`: how often to have a roof inspected, at a minimum. */
export const howOftenToInspect = `${times(inspectionsPerYear)} a year`;

/**
 * `twice a year`, `3-4 times a year`: how often to clean gutters, at a minimum and under many
 * trees.
 */
export const howOftenToCleanGutters = `${times(gutterCleaningsPerYear.least)} a year`;
export const howOftenToCleanUnderTrees = `${times(gutterCleaningsPerYear.manyTrees)} a year`;
