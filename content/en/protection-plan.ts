import type { Facts } from "#domain/business/facts.ts";
import type { ComparedFeature } from "#domain/page/comparison.ts";
import type { LabeledValue } from "#domain/page/labeled-value.ts";
import type { PlanInWords } from "#domain/plan/plan-words.ts";
import { type PlanId, type ProtectionPlan, planIds } from "#domain/plan/protection-plan.ts";
import { dollars, hours, percent, withArticle, years } from "./figures.ts";
import { everyPlan, planNames, planNotice } from "./plan-price.ts";
import {
  countedInspections,
  emergencyService,
  inspectionRate,
  inspections,
  serviceCalls,
  transferable,
  transfers,
  yearlyScans,
} from "./plan-terms.ts";

/** The lead below the title of each plan's page. */
export function planLeads({ plans }: Pick<Facts, "plans">): Readonly<Record<PlanId, string>> {
  const { platinum, gold, silver } = plans;
  return {
    platinum: `${inspections(platinum.inspectionsPerYear)}, a response within ${hours(platinum.responseHours)} and an emergency crew 24/7, for roofs over something that must stay dry.`,
    gold: `${inspections(gold.inspectionsPerYear)}, a response within ${hours(gold.responseHours)} and ${withArticle(dollars(gold.yearlyCredit))} credit each year: the plan we recommend to most owners who want one.`,
    silver: `${countedInspections(silver.inspectionsPerYear)}, a response within ${hours(silver.responseHours)} and ${percent(silver.discounts.roofing)} off repairs, for a sound roof on a house that is often empty.`,
  };
}

export const planOpening = {
  /** The link back to all plans. */
  trail: "Protection plans",
  perMonth: "per month",
  ask: (id: PlanId) => `Ask for ${planNames[id]}`,
  /** Labels in the infrared picture. */
  heat: { skylight: "skylight curb", valley: "valley", chimney: "chimney flashing" },
};

const repairs: Record<PlanId, string> = {
  platinum: "repairs",
  gold: "repairs",
  silver: "non-warranty roofing repairs",
};

/** `quarterly inspections, response within 24 hours and 25% off repairs`. */
export function planTermsInWords({ plans }: Pick<Facts, "plans">, id: PlanId): string {
  const { inspectionsPerYear, responseHours, discounts } = plans[id];
  const inspected = inspections(inspectionsPerYear).toLowerCase();
  return `${inspectionsPerYear === 1 ? `an ${inspected}` : inspected}, response within ${hours(responseHours)} and ${percent(discounts.roofing)} off ${repairs[id]}`;
}

/** Every term of every plan. */
export function plansInWords({
  plans: { platinum, gold, silver },
}: Pick<Facts, "plans">): Readonly<Record<PlanId, PlanInWords>> {
  return {
    platinum: {
      ...termsOf(platinum),
      warranty: `Enhanced ${platinum.warrantyYears}-year warranty`,
      transfers: `${transfers(platinum.transfers)} to a new owner`,
    },
    gold: termsOf(gold),
    silver: {
      ...termsOf(silver),
      roofingDiscount: `${percent(silver.discounts.roofing)} off non-warranty roofing repairs`,
      warranty: `Standard ${silver.warrantyYears}-year warranty on full replacements`,
      transfers: transferable(silver.transfers),
    },
  };
}

function termsOf(plan: ProtectionPlan): PlanInWords {
  const { roofing, otherExterior } = plan.discounts;
  return {
    price: `${dollars(plan.monthlyPrice)}/mo`,
    inspections: inspectionRate(plan.inspectionsPerYear),
    response: hours(plan.responseHours),
    emergency: emergencyService[plan.emergency],
    roofingDiscount: `${percent(roofing)} off roofing repairs`,
    exteriorDiscount: `${percent(otherExterior)} off other exterior repairs`,
    credit: plan.yearlyCredit > 0 ? `${dollars(plan.yearlyCredit)} annual credit` : "No credit",
    serviceCalls: serviceCalls(plan.freeServiceCalls),
    scans: yearlyScans[plan.yearlyScan],
    warranty: `${plan.warrantyYears}-year warranty`,
    workmanship: `${plan.workmanshipYears}-year workmanship warranty`,
    transfers: transfers(plan.transfers),
  };
}

/** The label of each term in tables, in their order. */
const termLabels: readonly (readonly [term: keyof PlanInWords, label: string])[] = [
  ["price", "Price"],
  ["inspections", "Inspections"],
  ["response", "Response"],
  ["emergency", "Emergency"],
  ["roofingDiscount", "Repair discount"],
  ["exteriorDiscount", "Other exterior work"],
  ["credit", "Annual credit"],
  ["serviceCalls", "Service calls"],
  ["scans", "Scans"],
  ["warranty", "Warranty"],
  ["workmanship", "Workmanship"],
  ["transfers", "Transfer of the plan"],
];

/** All plans side by side, in the order of `planIds`. */
export function planComparison(f: Pick<Facts, "plans">): readonly ComparedFeature[] {
  const words = plansInWords(f);
  return termLabels.map(([term, label]) => ({
    feature: label,
    values: planIds.map((id) => words[id][term]),
  }));
}

/** One plan's terms, without its price, which the price card shows. */
export function planFeatures(
  f: Pick<Facts, "plans" | "planTerms">,
  id: PlanId,
): readonly LabeledValue[] {
  const words = plansInWords(f)[id];
  return [
    ...termLabels
      .filter(([term]) => term !== "price")
      .map(([term, label]) => ({ label, value: words[term] })),
    {
      label: "Manufacturer",
      value: `${years(f.planTerms.manufacturerWarranty)}, as with all plans`,
    },
  ];
}

/** The shared terms as facts. */
export function everyPlanFacts({ planTerms }: Pick<Facts, "planTerms">): readonly LabeledValue[] {
  const { minimumMonths, manufacturerWarranty, workmanship } = planTerms;
  return [
    {
      label: "Billing",
      value: "Monthly",
      note: `${minimumMonths}-month minimum, then month-to-month`,
    },
    {
      label: "Cancel",
      value: planNotice({ planTerms }),
      note: `after the ${minimumMonths}-month minimum`,
    },
    { label: "Upgrade", value: "Any time", note: "with immediate effect" },
    {
      label: "Manufacturer warranty",
      value: years(manufacturerWarranty),
      note: "with all plans",
    },
    {
      label: "Workmanship, new installs",
      value: years(workmanship.newInstallYears),
      note: "with all plans",
    },
    {
      label: "Workmanship, major repairs",
      value: years(workmanship.majorRepairYears),
      note: "with all plans",
    },
  ];
}

/** Words that the plans' pages share below the first view. */
export const planPage = {
  includes: (id: PlanId) => `What ${planNames[id]} includes`,
  about: (id: PlanId) => `About ${planNames[id]}`,
  compare: "Compare the three plans",
  ask: "Ask about a plan",
  question: "I have a question first",
};

/** A plan's own warranties, then those that all plans share. */
export function planWarranty(f: Pick<Facts, "plans" | "planTerms">, id: PlanId) {
  const { warrantyYears, workmanshipYears } = f.plans[id];
  const words = plansInWords(f)[id];
  return {
    label: "Warranties",
    facts: [
      { label: "Warranty", value: years(warrantyYears), note: words.warranty },
      {
        label: "Workmanship in the plan",
        value: years(workmanshipYears),
        note: words.workmanship,
      },
      {
        label: "All plans: manufacturer warranty",
        value: years(f.planTerms.manufacturerWarranty),
        note: "by material",
      },
    ] satisfies readonly LabeledValue[],
    every: `All plans: workmanship ${everyPlan(f).workmanship}. `,
    /** Both are named after a metal, with other terms. */
    apart: `These are limited warranties, and not the ${planNames[id]} enhanced warranty for a new roof, which has its own terms. `,
    more: "How our warranties work",
  };
}
