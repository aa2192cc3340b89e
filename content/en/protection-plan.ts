import { plans } from "#content/plans.ts";
import type { PlanId } from "#domain/plan/protection-plan.ts";
import { dollars, hours, percent } from "./figures.ts";

/** `quarterly inspections`: how often, in words. */
const inspections: Record<PlanId, string> = {
  platinum: "quarterly inspections",
  gold: "semi-annual inspections",
  silver: "an annual inspection",
};

const repairs: Record<PlanId, string> = {
  platinum: "repairs",
  gold: "repairs",
  silver: "non-warranty roofing repairs",
};

/** `quarterly inspections, response within 24 hours and 25% off repairs`. */
export function planTermsInWords(id: PlanId): string {
  const { responseHours, discounts } = plans[id];
  return `${inspections[id]}, response within ${hours(responseHours)} and ${percent(discounts.roofing)} off ${repairs[id]}`;
}

/** `$650`. */
export function monthlyPrice(id: PlanId): string {
  return dollars(plans[id].monthlyPrice);
}

function lead(id: PlanId): string {
  return `For ${monthlyPrice(id)} a month you get ${planTermsInWords(id)}.`;
}

/** The lead, by the page's address. The heading is its title. */
export const words = {
  "/platinum-protection-plan": lead("platinum"),
  "/gold-protection-plan": lead("gold"),
  "/silver-protection-plan": lead("silver"),
};
