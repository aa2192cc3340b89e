import type { NavigationLink } from "#content/navigation.ts";
import type { Facts } from "#domain/business/facts.ts";
import { yearOfPlan, yearOver } from "#domain/plan/plan-cost.ts";
import type { FinderAnswers, FinderQuestionId, Outcome } from "#domain/plan/plan-finder.ts";
import { dollars, hours, percent } from "./figures.ts";
import { countedInspections } from "./plan-terms.ts";
import { howOftenToInspect } from "./promises-in-words.ts";

/** The plan finder of the protection plans: three questions, one recommendation. */

export const finder = {
  heading: "Do you need a plan?",
  lead: "Three questions, one answer, and the reason for it. The answer may be no.",
  submit: "Show the answer",
  again: "Start over",
  unanswered: "Choose one answer.",
  result: "Our answer",
};

type Asked<Id extends FinderQuestionId> = {
  question: string;
  /** By the chosen value: the label, and what it means for the roof. */
  answers: Readonly<Record<FinderAnswers[Id], { label: string; reason: string }>>;
};

export const finderWords: { readonly [Id in FinderQuestionId]: Asked<Id> } = {
  roof: {
    question: "How old is the roof?",
    answers: {
      "under-10": {
        label: "Under 10 years",
        reason: "Shingles this young rarely fail by themselves.",
      },
      "10-20": {
        label: "10 to 20 years",
        reason: "From ten years on, boots and sealant go first. One look a year finds them.",
      },
      "over-20": {
        label: "Over 20 years",
        reason:
          "Past twenty years a shingle roof changes within months. It should be seen twice a year.",
      },
    },
  },
  wear: {
    question: "What does your roof face?",
    answers: {
      calm: {
        label: "Open sky, and no repair in three years",
        reason: "Nothing falls on it and nothing has broken.",
      },
      trees: {
        label: "Trees above, or a repair in the last three years",
        reason:
          "Leaves dam valleys in fall and limbs scrape in winter: look in spring and in fall.",
      },
      steady: {
        label: "A repair nearly every year, or flat parts and skylights",
        reason: "A roof that keeps needing work should be seen in every season.",
      },
    },
  },
  watch: {
    question: "Who would notice a leak?",
    answers: {
      home: {
        label: "Whoever lives there, the same day",
        reason: "You would see a stain and call before it spreads.",
      },
      away: {
        label: "No one, for days at a time",
        reason: "While the house is empty, someone has to be able to go there within days.",
      },
      tenants: {
        label: "Tenants or customers, and every hour costs money",
        reason: "Where every hour costs money, the response has to come within a day.",
      },
    },
  },
};

type OutcomeWords = { title: string; text: string; link: NavigationLink };

export function outcomes(f: Facts): Readonly<Record<Outcome, OutcomeWords>> {
  const { platinum, gold, silver } = f.plans;
  const over = yearOver(gold, silver);
  const isLittle = over > 0 && over <= yearOfPlan(silver).afterCredit / 10;
  return {
    platinum: {
      title: "Platinum fits",
      text: `It is the plan with inspections in every season and a response within ${platinum.responseHours <= 24 ? "a day" : hours(platinum.responseHours)}. If you can get by with less of both, Gold costs ${dollars(platinum.monthlyPrice - gold.monthlyPrice)} a month less.`,
      link: { label: "See the Platinum plan", to: "/protection-plans/platinum" },
    },
    gold: {
      title: "Gold fits",
      text: `It is the cheapest plan with ${countedInspections(gold.inspectionsPerYear).toLowerCase()}. With its credit used it costs ${isLittle ? "little" : `${dollars(Math.abs(over))} a year`} ${over < 0 ? "less" : "more"} than Silver.`,
      link: { label: "See the Gold plan", to: "/protection-plans/gold" },
    },
    silver: {
      title: "Silver fits",
      text: `${countedInspections(silver.inspectionsPerYear)} and someone to send: more would be wasted on this roof.`,
      link: { label: "See the Silver plan", to: "/protection-plans/silver" },
    },
    none: {
      title: "You do not need a plan",
      text: `Book a free inspection ${howOftenToInspect(f)} and after each big storm. That is enough for this roof, and it costs nothing.`,
      link: { label: "Book a free inspection", to: "/schedule-inspection" },
    },
    "warranty-first": {
      title: "Check your warranty first",
      text: "A roof under ten years that needs repairs every year probably has a defect. Whoever built it, or the manufacturer, may have to pay. Ask before you buy a plan from anyone.",
      link: { label: "How a warranty claim works", to: "/warranty-info" },
    },
    "replace-first": {
      title: "Price a new roof first",
      text: `An old roof with a repair every year is close to its end. When repairs come to more than ${percent(f.promises.repairShareOfReplacement)} of a new roof, replacement is the better buy.`,
      link: { label: "Roof replacement", to: "/roof-services/replacement" },
    },
  };
}

/** How the recommendation is found, for anyone who wants to check it. */
export const finderRules: {
  heading: string;
  columns: readonly [answer: string, means: string];
  inspections(perYear: number): string;
  response: { none: string; within(hours: string): string };
  text: string;
} = {
  heading: "How we get from your answers to a plan",
  columns: ["Your answer", "What the roof needs"],
  inspections: countedInspections,
  response: {
    none: "No agreed response",
    within: (hours) => `Response within ${hours}`,
  },
  text: "The answer is the cheapest plan that gives all of it. One inspection a year with someone at home needs no plan. Repairs every year point to the warranty on a roof under 10 years, and to replacement on one over 20.",
};
