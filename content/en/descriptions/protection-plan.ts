import { monthlyPrice, planNames } from "#content/en/plan-price.ts";
import { planTermsInWords } from "#content/en/protection-plan.ts";
import type { Facts } from "#domain/business/facts.ts";
import type { PlanId } from "#domain/plan/protection-plan.ts";

/** For search engines. */
export const planDescription = (f: Facts, id: PlanId) =>
  `The ${planNames[id]} Protection Plan: ${planTermsInWords(f, id)}, for ${monthlyPrice(f, id)} a month.`;
