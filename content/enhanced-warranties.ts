import type { EnhancedWarranty, PlanId } from "#domain/plan/protection-plan.ts";

/** What each plan adds to the warranties of a roof. */
export const enhancedWarranties = {
  platinum: {
    workmanshipYears: "lifetime",
    materialYears: 50,
    transfer: "any",
    inspections: { perYear: 1 },
  },
  gold: {
    workmanshipYears: 30,
    transfer: "once",
    inspections: { perYear: 2, forYears: 5 },
    emergencyHours: 48,
    maintenanceDiscount: 0.5,
  },
  silver: {
    workmanshipYears: 15,
    inspections: { perYear: 1, forYears: 2 },
    emergencyHours: 72,
    maintenanceDiscount: 0.25,
  },
} as const satisfies Record<PlanId, EnhancedWarranty>;
