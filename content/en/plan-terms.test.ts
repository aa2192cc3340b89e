import { expect, it } from "vitest";
import { builtFacts } from "#content/facts.ts";
import { outcomes } from "./plan-finder.ts";
import { planNotice } from "./plan-price.ts";
import {
  callsWithoutFee,
  countedInspections,
  inspectionRate,
  inspections,
  serviceCalls,
  transferable,
  transfers,
} from "./plan-terms.ts";
import { plansInWords, planTermsInWords } from "./protection-plan.ts";
import { tiers } from "./protection-plans.ts";

it.each([
  [1, "Annual", "Annual inspection", "One inspection a year"],
  [2, "Semi-annual", "Semi-annual inspections", "Two inspections a year"],
  [3, "Three a year", "Three inspections a year", "Three inspections a year"],
  [4, "Quarterly", "Quarterly inspections", "Four inspections a year"],
])(
  "says how often a plan with %i inspections a year inspects",
  (perYear, rate, included, count) => {
    expect([inspectionRate(perYear), inspections(perYear), countedInspections(perYear)]).toEqual([
      rate,
      included,
      count,
    ]);
  },
);

it.each([
  [1, "One free service call per year", "One call without a fee"],
  [3, "Three free service calls a year", "Three calls without a fee"],
  ["every", "No service call fees", "Every call without a fee"],
] as const)("says how many calls are free: %s", (free, included, title) => {
  expect([serviceCalls(free), callsWithoutFee(free)]).toEqual([included, title]);
});

it.each([
  [0, "No transfer", "Not transferable"],
  [1, "One transfer", "Transferable once"],
  [2, "Two transfers", "Transferable twice"],
])("says that a plan can go to %i further owners", (count, term, alone) => {
  expect([transfers(count), transferable(count)]).toEqual([term, alone]);
});

it("words other terms than the plans were built with", () => {
  const { plans, planTerms } = builtFacts;
  const f = {
    ...builtFacts,
    plans: {
      ...plans,
      gold: { ...plans.gold, monthlyPrice: 500, responseHours: 36, freeServiceCalls: 3 },
      silver: { ...plans.silver, yearlyCredit: 200 },
    },
    planTerms: { ...planTerms, noticeDays: 1 },
  };
  expect(plansInWords(f).gold).toMatchObject({ price: "$500/mo", response: "36 hours" });
  expect(plansInWords(f).silver.credit).toBe("$200 annual credit");
  expect(planTermsInWords(f, "gold")).toContain("response within 36 hours");
  expect(planNotice(f)).toBe("1 day's notice");
  expect(tiers(f).lead).toContain("costs $1,000 a year more than Silver");
  expect(tiers(f).lead).toContain("a third free service call");
  expect(outcomes(f).gold.text).toContain("it costs $1,000 a year more than Silver");
});
