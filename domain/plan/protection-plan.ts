export const planIds = ["platinum", "gold", "silver"] as const;

export type PlanId = (typeof planIds)[number];

/** What a roof protection plan costs and offers. Shares are from 0 to 1. */
export type ProtectionPlan = {
  /** US dollars per month. */
  monthlyPrice: number;
  inspectionsPerYear: number;
  responseHours: number;
  /** Discounts on roofing repairs and on other exterior repairs. */
  discounts: { roofing: number; otherExterior: number };
  /** US dollars per year; 0 if none. */
  yearlyCredit: number;
  /** Service calls per year without a fee. */
  freeServiceCalls: number | "every";
  emergency: "always" | "business-hours" | "none";
  yearlyScan: "drone-and-infrared" | "drone" | "none";
  warrantyYears: number;
  workmanshipYears: number;
  /** How often the plan can be transferred to a new owner of the house. */
  transfers: number;
};

/** Terms shared by all plans. */
export type PlanTerms = {
  minimumMonths: number;
  noticeDays: number;
  /** Years. */
  manufacturerWarranty: { from: number; to: number };
  workmanship: { newInstallYears: number; majorRepairYears: number };
};

/** What a plan adds to the warranty of a new roof. */
export type EnhancedWarranty = {
  /** `lifetime`: as long as the roof it came with is on the house. */
  workmanshipYears: number | "lifetime";
  materialYears?: number;
  transfer?: "any" | "once";
  inspections: { perYear: number; forYears?: number };
  emergencyHours?: number;
  maintenanceDiscount?: number;
};
