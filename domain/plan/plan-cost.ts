import type { ProtectionPlan } from "./protection-plan.ts";

type Priced = Pick<ProtectionPlan, "monthlyPrice" | "yearlyCredit" | "discounts">;

/** What a plan costs in a year, in whole US dollars. */
export type YearOfPlan = {
  price: number;
  /** What is left of the price for somebody who uses all of the yearly credit. */
  afterCredit: number;
  /** Roofing repairs of a year, before the discount, at which the discount alone has paid for what is left. */
  repairsThatPay: number;
};

/** Twelve months of a plan, and how much repair it takes until its discount has paid for them. */
export function yearOfPlan({ monthlyPrice, yearlyCredit, discounts }: Priced): YearOfPlan {
  const price = monthlyPrice * 12;
  const afterCredit = price - yearlyCredit;
  // Both in hundredths, so that 0.15 does not become 0.1500000001 of a dollar.
  const repairsThatPay = Math.ceil((afterCredit * 100) / Math.round(discounts.roofing * 100));
  return { price, afterCredit, repairsThatPay };
}
