import type { PlanId, PlanTerms, ProtectionPlan } from "#domain/plan/protection-plan.ts";

/**
 * The three protection plans. Whether they are home service contracts is asked in `en/before-you-open.ts`.
 */
export const plans = {
  platinum: {
    monthlyPrice: 650,
    inspectionsPerYear: 4,
    responseHours: 24,
    discounts: { roofing: 0.25, otherExterior: 0.2 },
    yearlyCredit: 1_500,
    freeServiceCalls: "every",
    emergency: "always",
    yearlyScan: "drone-and-infrared",
    warrantyYears: 30,
    workmanshipYears: 10,
    transfers: 1,
  },
  gold: {
    monthlyPrice: 450,
    inspectionsPerYear: 2,
    responseHours: 48,
    discounts: { roofing: 0.2, otherExterior: 0.15 },
    yearlyCredit: 1_000,
    freeServiceCalls: 2,
    emergency: "business-hours",
    yearlyScan: "drone",
    warrantyYears: 25,
    workmanshipYears: 7,
    transfers: 0,
  },
  silver: {
    monthlyPrice: 350,
    inspectionsPerYear: 1,
    responseHours: 72,
    discounts: { roofing: 0.15, otherExterior: 0.1 },
    yearlyCredit: 0,
    freeServiceCalls: 1,
    emergency: "none",
    yearlyScan: "none",
    warrantyYears: 25,
    workmanshipYears: 5,
    transfers: 1,
  },
} as const satisfies Record<PlanId, ProtectionPlan>;

export const planTerms: PlanTerms = {
  minimumMonths: 12,
  noticeDays: 30,
  manufacturerWarranty: { from: 25, to: 30 },
  workmanship: { newInstallYears: 10, majorRepairYears: 5 },
};
