import type { ProtectionPlan } from "#domain/plan/protection-plan.ts";
import { countAtStart, times } from "./figures.ts";

/* The wording of a plan's terms. */

/** By inspections per year: their frequency, where there is a word for it. */
const rates: Readonly<Record<number, string>> = { 1: "Annual", 2: "Semi-annual", 4: "Quarterly" };

/** `Quarterly`, `Three a year`: how often a plan inspects. */
export function inspectionRate(perYear: number): string {
  return rates[perYear] ?? `${countAtStart(perYear)} a year`;
}

/** `Annual inspection`, `Quarterly inspections`: what a plan includes. */
export function inspections(perYear: number): string {
  const rate = rates[perYear];
  return rate ? `${rate} ${inspectionNoun(perYear)}` : countedInspections(perYear);
}

/** `One inspection a year`. */
export function countedInspections(perYear: number): string {
  if (perYear === 0) return "No scheduled inspection";
  return `${countAtStart(perYear)} ${inspectionNoun(perYear)} a year`;
}

function inspectionNoun(count: number): string {
  return count === 1 ? "inspection" : "inspections";
}

export const emergencyService: Readonly<Record<ProtectionPlan["emergency"], string>> = {
  always: "24/7 emergency service",
  "business-hours": "Emergency service in business hours",
  none: "Not part of the plan",
};

/** `Two free service calls a year`. */
export function serviceCalls(free: ProtectionPlan["freeServiceCalls"]): string {
  if (free === "every") return "No service call fees";
  if (free === 1) return "One free service call per year";
  return `${countAtStart(free)} free service calls a year`;
}

/** `Two calls without a fee`. */
export function callsWithoutFee(free: ProtectionPlan["freeServiceCalls"]): string {
  if (free === "every") return "Every call without a fee";
  return `${countAtStart(free)} ${free === 1 ? "call" : "calls"} without a fee`;
}

const ordinals = "zeroth first second third fourth fifth sixth seventh eighth ninth tenth".split(
  " ",
);

/** `third`, of inspections or service calls in a year. Up to ten in words. */
export function ordinal(count: number): string {
  return ordinals[count] ?? `${count}th`;
}

export const yearlyScans: Readonly<Record<ProtectionPlan["yearlyScan"], string>> = {
  "drone-and-infrared": "Annual drone and infrared scan",
  drone: "Annual drone inspection",
  none: "No scan",
};

/** `One transfer`: how often a plan can go to the next owner. */
export function transfers(count: number): string {
  return `${countAtStart(count)} ${count > 1 ? "transfers" : "transfer"}`;
}

/** `Transferable once`. */
export function transferable(count: number): string {
  return count === 0 ? "Not transferable" : `Transferable ${times(count)}`;
}
