import type { Facts } from "#domain/business/facts.ts";
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

/** Names the choice of a plan, which phones show one at a time. */
export const planChoice = "Which plan to show";

/** `$650`. */
export function monthlyPrice({ plans }: Pick<Facts, "plans">, id: PlanId): string {
  return dollars(plans[id].monthlyPrice);
}

/** `30 days' notice`: what ends a plan. */
export function planNotice({ planTerms }: Pick<Facts, "planTerms">): string {
  const { noticeDays } = planTerms;
  return `${days(noticeDays)}${noticeDays === 1 ? "'s" : "'"} notice`;
}

/** Terms that all plans share. */
export function everyPlan({ planTerms }: Pick<Facts, "planTerms">) {
  const { minimumMonths, manufacturerWarranty, workmanship } = planTerms;
  return {
    billing: "Billed monthly",
    minimum: `${minimumMonths}-month minimum, then month-to-month`,
    notice: `Cancel with ${planNotice({ planTerms })}`,
    upgrade: "Upgrade any time with immediate effect",
    manufacturer: `${years(manufacturerWarranty)} manufacturer warranty`,
    workmanship: `${years(workmanship.newInstallYears)} on new installs, ${years(workmanship.majorRepairYears)} on major repairs`,
  };
}
