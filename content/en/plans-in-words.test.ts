import { describe, expect, it } from "vitest";
import { builtFacts } from "#content/facts.ts";
import type { Facts } from "#domain/business/facts.ts";
import { heldLicenses } from "#domain/business/licenses.ts";
import { yearOfPlan } from "#domain/plan/plan-cost.ts";
import { description as whyDescription } from "./descriptions/why-choose-us.ts";
import * as faq from "./faq.ts";
import { digits, dollars, percent } from "./figures.ts";
import * as goldPlan from "./gold-protection-plan.ts";
import * as company from "./our-company.ts";
import { outcomes } from "./plan-finder.ts";
import { everyPlan, planNotice } from "./plan-price.ts";
import { platinum } from "./platinum-protection-plan.ts";
import * as plan from "./protection-plan.ts";
import * as plans from "./protection-plans.ts";
import { satisfactionNote } from "./sample-notes.ts";
import * as silverPlan from "./silver-protection-plan.ts";
import * as warranties from "./warranty-info.ts";
import * as why from "./why-choose-us.ts";

/** Every figure that an owner could change is another one than the site is built with. */
const f: Facts = {
  ...builtFacts,
  plans: {
    platinum: {
      ...builtFacts.plans.platinum,
      ...{ monthlyPrice: 801, responseHours: 36, yearlyCredit: 1_801, warrantyYears: 41 },
      ...{ discounts: { roofing: 0.31, otherExterior: 0.21 }, workmanshipYears: 11 },
    },
    gold: {
      ...builtFacts.plans.gold,
      ...{ monthlyPrice: 602, responseHours: 54, yearlyCredit: 1_202, warrantyYears: 32 },
      ...{ discounts: { roofing: 0.22, otherExterior: 0.12 }, workmanshipYears: 8 },
      freeServiceCalls: 3,
    },
    silver: {
      ...builtFacts.plans.silver,
      ...{ monthlyPrice: 403, responseHours: 90, yearlyCredit: 103, warrantyYears: 23 },
      ...{ discounts: { roofing: 0.13, otherExterior: 0.03 }, workmanshipYears: 6 },
      freeServiceCalls: 2,
    },
  },
  responseTimes: {
    onSiteHours: 30,
    responseHours: { primary: 30, secondary: 60, extended: 96 },
  },
  planTerms: {
    ...builtFacts.planTerms,
    minimumMonths: 6,
    noticeDays: 45,
    manufacturerWarranty: { from: 21, to: 51 },
    workmanship: { newInstallYears: 12, majorRepairYears: 4 },
  },
  enhancedWarranties: {
    platinum: {
      ...builtFacts.enhancedWarranties.platinum,
      ...{ workmanshipYears: 40, materialYears: 60, transfer: "once", inspections: { perYear: 2 } },
    },
    gold: {
      ...builtFacts.enhancedWarranties.gold,
      ...{ workmanshipYears: 33, inspections: { perYear: 1, forYears: 3 }, emergencyHours: 36 },
      maintenanceDiscount: 0.4,
    },
    silver: {
      ...builtFacts.enhancedWarranties.silver,
      ...{ workmanshipYears: 16, inspections: { perYear: 3 }, materialYears: 44 },
      ...{ emergencyHours: 55, maintenanceDiscount: 0.14 },
    },
  },
  paymentExamples: {
    ...builtFacts.paymentExamples,
    "low-monthly": {
      ...builtFacts.paymentExamples["low-monthly"],
      ...{ amount: 20_000, months: 108, rate: 0.0611 },
    },
  },
  company: { ...builtFacts.company, years: 8, projects: 301, satisfaction: 0.96, teamMembers: 14 },
  licenses: [{ label: "Class B Contractor", number: "2705-1" }],
  inspectionMinutes: { from: 30, to: 40 },
  promises: {
    ...builtFacts.promises,
    ...{ workmanshipYears: 9, manufacturerYears: { from: 22, to: 52 }, warrantyDocumentDays: 1 },
    ...{ standardWorkmanshipYears: { from: 3, to: 3 }, warrantyTransferDays: 62 },
    ...{ manufacturerYearsInWarranty: { from: 24, to: 54 }, repairShareOfReplacement: 0.27 },
    ...{ replacementDays: { from: 2, to: 4 }, maintenanceLifeGain: 0.34 },
  },
};

/** Each section with what it says of these facts. */
const sections: readonly (readonly [
  section: string,
  words: (f: Facts) => unknown,
  said: readonly string[],
])[] = [
  ["leads", plan.planLeads, ["within 36 hours", "a $1,202 credit", "13% off repairs"]],
  [
    "comparison of the plans",
    plan.planComparison,
    ["$801/mo", "54 hours", "31% off", "3% off other", "$103 annual credit", "41-year", "8-year"],
  ],
  [
    "terms of every plan",
    plan.everyPlanFacts,
    ["6-month", "45 days' notice", "21-51 years", "12 years", "4 years"],
  ],
  [
    "terms in a sentence",
    (facts) => plan.planTermsInWords(facts, "silver"),
    ["an annual inspection, response within 90 hours and 13% off"],
  ],
  [
    "warranties of a plan",
    (facts) => plan.planWarranty(facts, "gold"),
    ["32 years", "8-year", "21-51 years", "12 years on new installs"],
  ],
  ["price card", everyPlan, ["6-month minimum", "45 days' notice", "21-51 years"]],
  ["opening of the plans", plans.hero, ["6 months at least"]],
  ["tiers", plans.tiers, ["costs $1,289 a year more than Silver", "a third free service call"]],
  ["table of the plans", plans.comparison, ["6-month minimum", "21-51 years"]],
  ["value of a plan", plans.value, ["$9,612", "$6,022", "34%"]],
  ["covered services", plans.services, ["21% with Platinum, 12% with Gold, 3% with Silver"]],
  ["reasons", plans.reasons, ["36, 54 or 90 hours"]],
  ["questions on plans", plans.questions, ["6-month minimum", "45 days' notice", "90 hours"]],
  [
    "plan finder",
    outcomes,
    ["response within 36 hours", "$199 a month less", "costs $1,289 a year more", "27%"],
  ],
  ["Platinum", platinum, ["$1,801", "31% off", "36-hour", "41-year", "12 years"]],
  [
    "Gold",
    goldPlan.gold,
    ["$1,202 comes back", "Three calls without a fee", "a fourth service call", "45 days' notice"],
  ],
  ["what Gold hands over", goldPlan.goldReceives, ["$1,202 annual credit", "three free service"]],
  ["Silver", silverPlan.silver, ["Two calls without a fee", "13% off", "$4,836", "6 months"]],
  ["what Silver hands over", silverPlan.silverReceives, ["two free service calls a year"]],
  ["warranties", warranties.facts, ["3 years", "24-54 years", "1 business day", "62 days"]],
  ["kinds of warranties", warranties.types, ["3 years standard", "typically 24-54 years"]],
  [
    "enhanced warranties",
    warranties.enhanced,
    [
      ...["40-year workmanship", "60-year materials", "One-time transfer"],
      ...["Semi-annual inspections", "Annual inspection for 3 years", "36-hour emergency"],
      ...["40% maintenance", "44-year materials", "Three inspections a year"],
    ],
  ],
  ["questions on warranties", warranties.questions, ["1 business day ", "62 days"]],
  ["what can be checked", why.checks, ["2705-1", "9 years", "22-52 years"]],
  ["advantages", why.advantages, ['"9"', '"2-4"', '"14+"', '"22-52"']],
  ["process", why.process, ["30-40 minutes", "2-4 days", "1 business day."]],
  ["record", why.statistics, ["8+", "301+", "96%", "14+"]],
  ["note on satisfaction", satisfactionNote, ["96% is a sample figure"]],
  ["company's story", company.story, ["14+ people", "301+ projects"]],
  ["company's facts", company.facts, ["2705-1", "Class B Contractor"]],
  ["license", company.license, ["Class B Contractor 2705-1"]],
  ["company's next steps", company.next, ["9 years"]],
];

describe("words about plans, warranties and the company follow the facts that hold", () => {
  it.each(sections)("%s", (_section, words, said) => {
    const text = JSON.stringify(words(f));
    for (const part of said) expect.soft(text).toContain(part);
    expect(text.match(asBuilt)).toBeNull();
  });

  it("a day of notice is one day's", () => {
    expect(planNotice({ planTerms: { ...f.planTerms, noticeDays: 1 } })).toBe("1 day's notice");
  });

  it("figures of one, of eight and of thousands", () => {
    const { platinum: highest, gold: middle, silver: lowest } = f.plans;
    const others: Facts = {
      ...f,
      plans: {
        platinum: { ...highest, warrantyYears: 80, workmanshipYears: 18, yearlyCredit: 8_000 },
        gold: { ...middle, warrantyYears: 11, workmanshipYears: 8, yearlyCredit: 800 },
        silver: { ...lowest, workmanshipYears: 8 },
      },
      planTerms: { ...f.planTerms, minimumMonths: 1, noticeDays: 1 },
      company: { ...f.company, projects: 1_150, teamMembers: 1_010 },
      promises: {
        ...f.promises,
        ...{ workmanshipYears: 1, warrantyDocumentDays: 1, replacementDays: { from: 1, to: 1 } },
        manufacturerYears: { from: 1, to: 1 },
      },
    };
    const text = JSON.stringify([
      ...[platinum(others), goldPlan.gold(others), silverPlan.silver(others)],
      ...[plan.planLeads(others), goldPlan.goldReceives(others), why.advantages(others)],
      ...[why.statistics(others), company.story(others), faq.categories(others)],
      ...[whyDescription({ ...others, promises: { ...f.promises, workmanshipYears: 8 } })],
    ]);
    for (const part of [
      "An 80-year warranty and an 18-year workmanship warranty",
      "An 11-year warranty and an 8-year workmanship warranty",
      "on full replacements, and an 8-year workmanship warranty",
      "An $8,000 annual credit",
      "an $800 credit each year",
      "With them come an $800 annual credit",
      "crews and an 8-year workmanship warranty",
      '"year of workmanship warranty"',
      '"day for a roof replacement"',
      '"year of manufacturer warranty"',
      '"1,150+"',
      "A crew of 1,010+ people has finished 1,150+ projects",
      "within 1 business day after",
      "at least 1 month, then month to month, with 1 day's notice.",
    ]) {
      expect.soft(text).toContain(part);
    }
  });

  it("Gold costs less than Silver where its credit makes it so", () => {
    const gold = { ...f.plans.gold, yearlyCredit: 3_000 };
    const { lead } = plans.tiers({ ...f, plans: { ...f.plans, gold } });
    expect(lead).toContain("it costs $509 a year less than Silver");
  });
});

/** Figures of the plans, warranties and the company that the site is built with, where nothing else has them. */
const asBuilt = (() => {
  const { plans: built, planTerms: terms, promises, company } = builtFacts;
  const each = Object.values(built);
  const amounts = each.flatMap((one) => {
    const { price, afterCredit } = yearOfPlan(one);
    return [one.monthlyPrice, one.yearlyCredit || price, price, afterCredit].map(dollars);
  });
  const hours = each.map((one) => one.responseHours);
  const shares = [company.satisfaction, ...each.map(({ discounts }) => discounts.roofing)];
  const years = [
    ...each.flatMap((one) => [one.warrantyYears, one.workmanshipYears]),
    ...[terms.manufacturerWarranty, promises.manufacturerYearsInWarranty].map(digits),
  ];
  return new RegExp(
    [
      ...amounts.map((amount) => `${RegExp.escape(amount)}\\b`),
      `\\b(?:${hours.join("|")})[- ]hours?`,
      `\\b(?:${shares.map(percent).join("|")})`,
      `\\b(?:${years.join("|")})[- ]years?`,
      `\\b${terms.minimumMonths}[- ]months?`,
      `\\b(?:${terms.noticeDays}|${promises.warrantyTransferDays}) days`,
      `\\b${promises.warrantyDocumentDays} business`,
      ...heldLicenses(builtFacts).map(({ number }) => number),
      `\\b${company.projects}\\+`,
      digits(builtFacts.inspectionMinutes),
    ].join("|"),
  );
})();
