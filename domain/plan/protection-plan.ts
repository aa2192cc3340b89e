export const planIds = ["platinum", "gold", "silver"] as const;

export type PlanId = (typeof planIds)[number];

/** What a roof protection plan costs and gives (specification 2, section 9). Shares are of 1. */
export type ProtectionPlan = {
  /** US dollars a month. */
  monthlyPrice: number;
  inspectionsPerYear: number;
  responseHours: number;
  /** Off roofing repairs, and off other exterior repairs. */
  discounts: { roofing: number; otherExterior: number };
  /** US dollars a year; 0 without one. */
  yearlyCredit: number;
  /** Service calls a year without a fee. */
  freeServiceCalls: 1 | 2 | "every";
  emergency: "always" | "business-hours" | "none";
  yearlyScan: "drone-and-infrared" | "drone" | "none";
  warrantyYears: number;
  workmanshipYears: number;
  /** How often the plan may go to the next owner of the house. */
  transfers: number;
};

/** What holds for every plan. */
export type PlanTerms = {
  minimumMonths: number;
  noticeDays: number;
  /** Years, of every plan. */
  manufacturerWarranty: { from: number; to: number };
  workmanship: { newInstallYears: number; majorRepairYears: number };
};

/** What a plan adds to the warranty of a new roof (specification 2, section 9, "Warranty page"). */
export type EnhancedWarranty = {
  /** `lifetime` for as long as the house stands. */
  workmanshipYears: number | "lifetime";
  materialYears?: number;
  transfer?: "any" | "once";
  inspections: { perYear: number; forYears?: number };
  emergencyHours?: number;
  maintenanceDiscount?: number;
};
