import { plans, planTerms } from "#content/plans.ts";
import type { PlanId } from "#domain/plan/protection-plan.ts";
import { days, dollars, years } from "./figures.ts";

/*
 * The words of the price cards. Separate from the plans' terms, so that the script of a first view
 * contains only these.
 */

export const planNames = {
  platinum: "Platinum",
  gold: "Gold",
  silver: "Silver",
} as const satisfies Record<PlanId, string>;

/** `$650`. */
export function monthlyPrice(id: PlanId): string {
  return dollars(plans[id].monthlyPrice);
}

const { minimumMonths, noticeDays, manufacturerWarranty, workmanship } = planTerms;

/** Terms that all plans share. */
export const everyPlan = {
  billing: "Billed monthly",
  minimum: `${minimumMonths}-month minimum, then month-to-month`,
  notice: `Cancel with ${days(noticeDays)}' notice`,
  upgrade: "Upgrade any time with immediate effect",
  manufacturer: `${years(manufacturerWarranty)} manufacturer warranty`,
  workmanship: `${years(workmanship.newInstallYears)} on new installs, ${years(workmanship.majorRepairYears)} on major repairs`,
};
