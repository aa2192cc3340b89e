import { plans } from "#content/plans.ts";
import type { PlanId } from "#domain/plan/protection-plan.ts";
import { dollars, hours, percent } from "./figures.ts";
import { planNames } from "./plan-price.ts";
import { countedInspections, inspections } from "./plan-terms.ts";

const { platinum, gold, silver } = plans;

/** The lead below the title of each plan's page. */
export const planLeads: Readonly<Record<PlanId, string>> = {
  platinum: `${inspections[platinum.inspectionsPerYear]}, a response within ${hours(platinum.responseHours)} and an emergency crew 24/7, for roofs over something that must stay dry.`,
  gold: `${inspections[gold.inspectionsPerYear]}, a response within ${hours(gold.responseHours)} and a ${dollars(gold.yearlyCredit)} credit each year: the plan we recommend to most owners who want one.`,
  silver: `${countedInspections[silver.inspectionsPerYear]}, a response within ${hours(silver.responseHours)} and ${percent(silver.discounts.roofing)} off repairs, for a sound roof that nobody watches.`,
};

export const planOpening = {
  /** The link back to all plans. */
  trail: "Protection plans",
  perMonth: "per month",
  ask: (id: PlanId) => `Ask for ${planNames[id]}`,
  /** Labels in the infrared picture. */
  heat: { skylight: "skylight curb", valley: "valley", chimney: "chimney flashing" },
};
