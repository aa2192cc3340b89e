import type { ProtectionPlan } from "./protection-plan.ts";

type Priced = Pick<ProtectionPlan, "monthlyPrice" | "yearlyCredit" | "discounts">;

/** A plan's cost per year, in whole US dollars. */
export type YearOfPlan = {
  price: number;
  /** The price minus the full yearly credit. */
  afterCredit: number;
  /** Yearly roofing repairs, before the discount, at which the discount alone covers the remaining price. */
  repairsThatPay: number;
};

/** Twelve months of a plan, and the amount of repairs at which its discount has paid for them. */
export function yearOfPlan({ monthlyPrice, yearlyCredit, discounts }: Priced): YearOfPlan {
  const price = monthlyPrice * 12;
  const afterCredit = price - yearlyCredit;
  // Both in hundredths, to avoid floating-point errors such as 0.1500000001.
  const repairsThatPay = Math.ceil((afterCredit * 100) / Math.round(discounts.roofing * 100));
  return { price, afterCredit, repairsThatPay };
}

/** By how many US dollars a year of one plan exceeds a year of the other, with the credits used; negative if it costs less. */
export function yearOver(one: Priced, other: Priced): number {
  return yearOfPlan(one).afterCredit - yearOfPlan(other).afterCredit;
}
