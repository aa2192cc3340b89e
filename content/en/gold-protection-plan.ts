import type { Facts } from "#domain/business/facts.ts";
import { yearOfPlan } from "#domain/plan/plan-cost.ts";
import type { PlanPageWords, PlanReceives } from "#domain/plan/plan-words.ts";
import {
  dollars,
  hours,
  percent,
  times,
  withArticle,
  withArticleAtStart,
  years,
} from "./figures.ts";
import { planNotice } from "./plan-price.ts";
import { callsWithoutFee, ordinal } from "./plan-terms.ts";
import { plansInWords } from "./protection-plan.ts";

export function gold(f: Pick<Facts, "plans" | "planTerms" | "told">): PlanPageWords {
  const { plans, planTerms } = f;
  const fee = f.told.serviceCallFee;
  const plan = plans.gold;
  const terms = plansInWords(f).gold;
  const { price, afterCredit } = yearOfPlan(plan);
  const free = plan.freeServiceCalls;
  return {
    year: {
      heading: "Once after winter, once after the leaves",
      text: "A roof under trees takes a beating twice a year, so it gets two inspections.",
      steps: [
        {
          title: "April: what winter left",
          text: "Limbs have scraped the granules off, ice has worked at the eaves, wind has lifted ridge caps. The drone takes its photos now, with the trees still bare. Within 15 miles of Reagan National, where drones need the FAA's permission, we take them from ladder and roof.",
        },
        {
          title: "November: what fall brings",
          text: "Leaves dam the valleys and the water goes sideways, under the shingle. We clear the valleys, look at boots and sealant, and note what will not last till spring.",
        },
      ],
    },
    benefits: {
      heading: "Why we recommend it",
      points: [
        {
          title: `${dollars(plan.yearlyCredit)} comes back as work`,
          text: `A year of Gold is ${dollars(price)}. Use the annual credit and ${dollars(afterCredit)} is left.`,
        },
        {
          title: callsWithoutFee(free),
          text: `${terms.serviceCalls}: one for the drip${free === 1 ? "" : ", one for the noise in the attic"}.`,
        },
        {
          title: `The same eyes ${times(plan.inspectionsPerYear)} a year`,
          text: "A crack that grew between April and November tells more than any single photo.",
        },
      ],
    },
    covered: {
      heading: "Covered services",
      lead: `${percent(plan.discounts.roofing)} off roofing repairs, ${percent(plan.discounts.otherExterior)} off other exterior repairs.`,
      services: [
        {
          title: "On the roof",
          text: "Shingles, ridge, valleys, flashing, boots, vents and chimneys.",
        },
        { title: "At the edge", text: "Gutters, downspouts, drip edge, fascia and soffit." },
        { title: "On the wall", text: "Siding and trim, where water runs behind them." },
        {
          title: "In business hours",
          text: "Emergency service from opening to close, as part of the plan.",
        },
      ],
    },
    warranty: {
      heading: "Warranty with Gold",
      text: `${withArticleAtStart(`${plan.warrantyYears}-year`)} warranty and ${withArticle(`${plan.workmanshipYears}-year`)} workmanship warranty. The plan does not transfer to a new owner. If you may sell, ask about Platinum or Silver, which transfer once.`,
    },
    fit: {
      heading: "When another plan is better",
      paragraphs: [
        "If there are tenants or a shop under the roof, nights matter as much as days. Emergency service outside business hours is part of Platinum only.",
        `If the roof is sound, stands clear of trees and the house is often empty, Silver is enough, for ${dollars(plan.monthlyPrice - plans.silver.monthlyPrice)} a month less. And if you won't use the credit, Gold is hard to justify.`,
      ],
    },
    questions: [
      {
        id: "gold-night",
        question: "What if a limb comes through the roof on a Saturday night?",
        answer:
          "Call the emergency line; it answers day and night. Outside business hours that work is billed like any customer's and is not part of the plan.",
      },
      {
        id: "gold-response",
        question: `What do the ${hours(plan.responseHours)} mean?`,
        answer: `You report a fault, and within ${hours(plan.responseHours)} we come to your house, take photos, and make it safe if needed. In a county where everyone gets us sooner, so do you.`,
      },
      ...(free === "every"
        ? []
        : [
            {
              id: "gold-calls",
              question: `What does a ${ordinal(free + 1)} service call in a year cost?`,
              answer: `${fee > 0 ? `The usual service call fee of ${dollars(fee)}.` : "The usual service call fee, which we tell you before we come."} The discount on the repair stays.`,
            },
          ]),
      {
        id: "gold-hoa",
        question: "My association asks for proof of maintenance. Do I get one?",
        answer:
          "Yes: a report with dated photos after each inspection. Send it to the HOA or your insurer as it is.",
      },
      {
        id: "gold-upgrade",
        question: "Can I change to Platinum, or stop?",
        answer: `Upgrade any time, with immediate effect. After the ${planTerms.minimumMonths}-month minimum the plan runs month-to-month and ends with ${planNotice(f)}. A new roof from us keeps its workmanship of ${years(planTerms.workmanship.newInstallYears)} either way.`,
      },
    ],
    closing: {
      heading: "Spring and fall, taken care of",
      text: "Ask for Gold, or ask us whether you need it. The first inspection is free either way.",
    },
  };
}

/** What a year of Gold hands over, as drawn on its page. */
export function goldReceives(f: Pick<Facts, "plans">): PlanReceives {
  const terms = plansInWords(f).gold;
  return {
    heading: "What you receive",
    note: "Drawn examples. Yours show your own roof.",
    parts: [
      {
        title: "A year with two inspections",
        text: `In April, when winter is over, and in November, when the leaves are down. With them come ${withArticle(terms.credit)} and ${terms.serviceCalls.toLowerCase()}.`,
      },
      {
        title: "A frame from the drone",
        text: "A valley from straight above, dammed by leaves. What we found is marked and numbered.",
      },
      {
        title: "The same place in two reports",
        text: "Dated photos after each inspection. Put April beside November, and you see whether a crack has grown.",
      },
    ],
  };
}

/** The months in the drawing of two reports. */
export const reportMonths = { april: "April", november: "November" };
