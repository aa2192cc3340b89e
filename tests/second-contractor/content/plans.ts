import type { PlanId, PlanTerms, ProtectionPlan } from "#domain/plan/protection-plan.ts";

export const plans = {
  platinum: {
    monthlyPrice: 95,
    inspectionsPerYear: 4,
    responseHours: 12,
    discounts: { roofing: 0.2, otherExterior: 0.15 },
    yearlyCredit: 400,
    freeServiceCalls: "every",
    emergency: "always",
    yearlyScan: "drone-and-infrared",
    warrantyYears: 20,
    workmanshipYears: 8,
    transfers: 1,
  },
  gold: {
    monthlyPrice: 60,
    inspectionsPerYear: 2,
    responseHours: 30,
    discounts: { roofing: 0.12, otherExterior: 0.1 },
    yearlyCredit: 200,
    freeServiceCalls: 2,
    emergency: "business-hours",
    yearlyScan: "drone",
    warrantyYears: 18,
    workmanshipYears: 6,
    transfers: 0,
  },
  silver: {
    monthlyPrice: 35,
    inspectionsPerYear: 1,
    responseHours: 60,
    discounts: { roofing: 0.08, otherExterior: 0.05 },
    yearlyCredit: 0,
    freeServiceCalls: 1,
    emergency: "none",
    yearlyScan: "none",
    warrantyYears: 15,
    workmanshipYears: 4,
    transfers: 1,
  },
} as const satisfies Record<PlanId, ProtectionPlan>;

export const planTerms: PlanTerms = {
  minimumMonths: 6,
  noticeDays: 20,
  manufacturerWarranty: { from: 25, to: 50 },
  workmanship: { newInstallYears: 8, majorRepairYears: 4 },
};
