import { plans, planTerms } from "#content/plans.ts";
import type { ComparedFeature } from "#domain/page/comparison.ts";
import type { Fact } from "#domain/page/fact.ts";
import type { PlanInWords } from "#domain/plan/plan-words.ts";
import { type PlanId, planIds } from "#domain/plan/protection-plan.ts";
import { days, dollars, hours, percent, years } from "./figures.ts";
import { everyPlan, monthlyPrice, planNames } from "./plan-price.ts";
import {
  countedInspections,
  emergencyService,
  inspectionRates,
  inspections as inspectionsInTheLead,
  serviceCalls,
  transferable,
  transfers,
  yearlyScans,
} from "./plan-terms.ts";

const { platinum, gold, silver } = plans;

/** The lead below the title of each plan's page. */
export const planLeads: Readonly<Record<PlanId, string>> = {
  platinum: `${inspectionsInTheLead[platinum.inspectionsPerYear]}, a response within ${hours(platinum.responseHours)} and an emergency crew 24/7, for roofs over something that must stay dry.`,
  gold: `${inspectionsInTheLead[gold.inspectionsPerYear]}, a response within ${hours(gold.responseHours)} and a ${dollars(gold.yearlyCredit)} credit each year: the plan we recommend to most owners who want one.`,
  silver: `${countedInspections[silver.inspectionsPerYear]}, a response within ${hours(silver.responseHours)} and ${percent(silver.discounts.roofing)} off repairs, for a sound roof on a house that is often empty.`,
};

export const planOpening = {
  /** The link back to all plans. */
  trail: "Protection plans",
  perMonth: "per month",
  ask: (id: PlanId) => `Ask for ${planNames[id]}`,
  /** Labels in the infrared picture. */
  heat: { skylight: "skylight curb", valley: "valley", chimney: "chimney flashing" },
};

/** By inspections per year. */
const inspections = {
  1: "an annual inspection",
  2: "semi-annual inspections",
  4: "quarterly inspections",
} as const satisfies Record<keyof typeof inspectionRates, string>;

const repairs: Record<PlanId, string> = {
  platinum: "repairs",
  gold: "repairs",
  silver: "non-warranty roofing repairs",
};

/** `quarterly inspections, response within 24 hours and 25% off repairs`. */
export function planTermsInWords(id: PlanId): string {
  const { inspectionsPerYear, responseHours, discounts } = plans[id];
  return `${inspections[inspectionsPerYear]}, response within ${hours(responseHours)} and ${percent(discounts.roofing)} off ${repairs[id]}`;
}

/** Every term of every plan. */
export const plansInWords: Readonly<Record<PlanId, PlanInWords>> = {
  platinum: {
    name: planNames.platinum,
    price: `${monthlyPrice("platinum")}/mo`,
    inspections: inspectionRates[platinum.inspectionsPerYear],
    response: hours(platinum.responseHours),
    emergency: emergencyService[platinum.emergency],
    roofingDiscount: `${percent(platinum.discounts.roofing)} off roofing repairs`,
    exteriorDiscount: `${percent(platinum.discounts.otherExterior)} off other exterior repairs`,
    credit: `${dollars(platinum.yearlyCredit)} annual credit`,
    serviceCalls: serviceCalls[platinum.freeServiceCalls],
    scans: yearlyScans[platinum.yearlyScan],
    warranty: `Enhanced ${platinum.warrantyYears}-year warranty`,
    workmanship: `${platinum.workmanshipYears}-year workmanship warranty`,
    transfers: `${transfers[platinum.transfers]} to a new owner`,
  },
  gold: {
    name: planNames.gold,
    price: `${monthlyPrice("gold")}/mo`,
    inspections: inspectionRates[gold.inspectionsPerYear],
    response: hours(gold.responseHours),
    emergency: emergencyService[gold.emergency],
    roofingDiscount: `${percent(gold.discounts.roofing)} off roofing repairs`,
    exteriorDiscount: `${percent(gold.discounts.otherExterior)} off other exterior repairs`,
    credit: `${dollars(gold.yearlyCredit)} annual credit`,
    serviceCalls: serviceCalls[gold.freeServiceCalls],
    scans: yearlyScans[gold.yearlyScan],
    warranty: `${gold.warrantyYears}-year warranty`,
    workmanship: `${gold.workmanshipYears}-year workmanship warranty`,
    transfers: transfers[gold.transfers],
  },
  silver: {
    name: planNames.silver,
    price: `${monthlyPrice("silver")}/mo`,
    inspections: inspectionRates[silver.inspectionsPerYear],
    response: hours(silver.responseHours),
    emergency: emergencyService[silver.emergency],
    roofingDiscount: `${percent(silver.discounts.roofing)} off non-warranty roofing repairs`,
    exteriorDiscount: `${percent(silver.discounts.otherExterior)} off other exterior repairs`,
    credit: "No credit",
    serviceCalls: serviceCalls[silver.freeServiceCalls],
    scans: yearlyScans[silver.yearlyScan],
    warranty: `Standard ${silver.warrantyYears}-year warranty on full replacements`,
    workmanship: `${silver.workmanshipYears}-year workmanship warranty`,
    transfers: transferable[silver.transfers],
  },
};

/** The label of each term in tables, in their order. */
const termLabels: readonly (readonly [term: Exclude<keyof PlanInWords, "name">, label: string])[] =
  [
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
export const planComparison: readonly ComparedFeature[] = termLabels.map(([term, label]) => ({
  feature: label,
  values: planIds.map((id) => plansInWords[id][term]),
}));

/** One plan's terms, without its price, which the price card shows. */
export function planFeatures(id: PlanId): readonly Fact[] {
  const own = termLabels.filter(([term]) => term !== "price");
  return [
    ...own.map(([term, label]) => ({ label, value: plansInWords[id][term] })),
    {
      label: "Manufacturer",
      value: `${years(planTerms.manufacturerWarranty)}, as with all plans`,
    },
  ];
}

const { minimumMonths, noticeDays, manufacturerWarranty, workmanship } = planTerms;

/** The shared terms as facts. */
export const everyPlanFacts: readonly Fact[] = [
  {
    label: "Billing",
    value: "Monthly",
    note: `${minimumMonths}-month minimum, then month-to-month`,
  },
  {
    label: "Cancel",
    value: `${days(noticeDays)}' notice`,
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

/** Words that the plans' pages share below the first view. */
export const planPage = {
  includes: (id: PlanId) => `What ${planNames[id]} includes`,
  about: (id: PlanId) => `About ${planNames[id]}`,
  compare: "Compare the three plans",
  ask: "Ask about a plan",
  question: "I have a question first",
  warranty: {
    label: "Warranties",
    own: "Warranty",
    workmanship: "Workmanship in the plan",
    manufacturer: "All plans: manufacturer warranty",
    manufacturerNote: "by material",
    every: `All plans: workmanship ${everyPlan.workmanship}. `,
    /** Both are named after a metal, with other terms. */
    apart: (id: PlanId) =>
      `These are limited warranties, and not the ${planNames[id]} enhanced warranty for a new roof, which has its own terms. `,
    more: "How our warranties work",
  },
};
