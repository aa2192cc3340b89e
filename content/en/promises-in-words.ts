import type { Facts } from "#domain/business/facts.ts";
import { days, times, weeks } from "./figures.ts";

/* Promises that several pages word the same way. */

type Promising = Pick<Facts, "promises">;

/** `about a week`: the wait until work begins, off-peak. */
export function offPeakLead({ promises }: Promising): string {
  const { offPeak } = promises.leadWeeks;
  return `about ${offPeak === 1 ? "a week" : weeks(offPeak)}`;
}

/** The same as a value of its own: `About a week`. */
export const offPeakLeadAsValue = (f: Promising) => offPeakLead(f).replace("about", "About");

/** `30 days`, `one year`: the shortest and the longest time that insurers allow for reporting damage. */
export const shortestClaimWindow = ({ promises }: Promising) =>
  oneYearOr(promises.claimWindowDays.from);
export const longestClaimWindow = ({ promises }: Promising) =>
  oneYearOr(promises.claimWindowDays.to);

function oneYearOr(count: number): string {
  return count === 365 ? "one year" : days(count);
}

/** `30 days to one year`; `30 days` where both are the same. */
export function claimWindow(f: Promising): string {
  const [shortest, longest] = [shortestClaimWindow(f), longestClaimWindow(f)];
  return shortest === longest ? longest : `${shortest} to ${longest}`;
}

/** `between 30 days and one year`; `30 days` where both are the same. */
export function withinClaimWindow(f: Promising): string {
  const [shortest, longest] = [shortestClaimWindow(f), longestClaimWindow(f)];
  return shortest === longest ? longest : `between ${shortest} and ${longest}`;
}

/** `once a year`: how often to have a roof inspected, at a minimum. */
export const howOftenToInspect = ({ promises }: Promising) =>
  `${times(promises.inspectionsPerYear)} a year`;

/** `twice a year`, `3-4 times a year`: how often to clean gutters, at a minimum and under many trees. */
export const howOftenToCleanGutters = ({ promises }: Promising) =>
  `${times(promises.gutterCleaningsPerYear.least)} a year`;
export const howOftenToCleanUnderTrees = ({ promises }: Promising) =>
  `${times(promises.gutterCleaningsPerYear.manyTrees)} a year`;
