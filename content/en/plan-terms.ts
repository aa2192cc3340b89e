import type { ProtectionPlan } from "#domain/plan/protection-plan.ts";

/* The wording of a plan's terms, by the facts in `content/plans.ts`. */

/** By inspections per year: their frequency. */
export const inspectionRates = { 1: "Annual", 2: "Semi-annual", 4: "Quarterly" } as const;

/** By inspections per year: what the plan includes. */
export const inspections = {
  1: `${inspectionRates[1]} inspection`,
  2: `${inspectionRates[2]} inspections`,
  4: `${inspectionRates[4]} inspections`,
} as const;

/** By inspections per year: their number. */
export const countedInspections = {
  0: "No scheduled inspection",
  1: "One inspection a year",
  2: "Two inspections a year",
  4: "Four inspections a year",
} as const;

export const emergencyService: Readonly<Record<ProtectionPlan["emergency"], string>> = {
  always: "24/7 emergency service",
  "business-hours": "Emergency service in business hours",
  none: "Not part of the plan",
};

export const serviceCalls: Readonly<Record<ProtectionPlan["freeServiceCalls"], string>> = {
  1: "One free service call per year",
  2: "Two free service calls a year",
  every: "No service call fees",
};

export const yearlyScans: Readonly<Record<ProtectionPlan["yearlyScan"], string>> = {
  "drone-and-infrared": "Annual drone and infrared scan",
  drone: "Annual drone inspection",
  none: "No scan",
};

/** By how often a plan can be transferred to the next owner. */
export const transfers = { 0: "No transfer", 1: "One transfer" } as const;
export const transferable = { 0: "Not transferable", 1: "Transferable once" } as const;
