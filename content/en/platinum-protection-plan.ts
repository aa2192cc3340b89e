import { saidOfRegion } from "#content/said-of-region.ts";
import type { Facts } from "#domain/business/facts.ts";
import type { PlanPageWords } from "#domain/plan/plan-words.ts";
import { dollars, hours, percent, withArticle, withArticleAtStart, years } from "./figures.ts";
import { transfers } from "./plan-terms.ts";
import { plansInWords } from "./protection-plan.ts";

export function platinum(
  f: Pick<Facts, "plans" | "planTerms" | "inState" | "area">,
): PlanPageWords {
  const { plans, planTerms } = f;
  const plan = plans.platinum;
  const terms = plansInWords(f).platinum;
  return {
    year: {
      heading: "Four inspections, four questions",
      text: `Each season is hard on a different part of ${f.inState.adjective} roof, so each inspection looks for something different.`,
      steps: [
        {
          title: "Winter",
          text:
            saidOfRegion(
              f,
              "What did ice do? Eaves and valleys after freeze and thaw, ice dams on the cold side, vents under drifted snow.",
            ) ??
            "What did the cold months do? Eaves and valleys after long rain and frost, and vents.",
        },
        {
          title: "Spring",
          text: `What did wind lift? Ridge caps, tabs and flashing after the ${saidOfRegion(f, "March storms, before the hail season begins") ?? "storms of spring"}.`,
        },
        {
          title: "Summer",
          text: "What does heat show? Blisters, dried sealant and an attic that cannot breathe. We run the infrared scan on a clear summer evening.",
        },
        {
          title: "Fall",
          text: `Where will water stand? Valleys, gutters and drains once the ${saidOfRegion(f, "oaks are bare") ?? "leaves are down"}, and the drone's photos for the file.`,
        },
      ],
    },
    benefits: {
      heading: "What you stop worrying about",
      points: [
        {
          title: "The fee for coming out",
          text: `There are ${terms.serviceCalls.toLowerCase()}. Call about a stain that may be nothing: that is what the plan is for.`,
        },
        {
          title: "The first bill of the year",
          text: `${withArticleAtStart(dollars(plan.yearlyCredit))} annual credit comes off the work we do for you, and repairs are ${percent(plan.discounts.roofing)} off as well.`,
        },
        {
          title: "The night before the holiday",
          text: `${terms.emergency} is part of the plan, Sundays and Thanksgiving included.`,
        },
        {
          title: "What you cannot see",
          text: "Infrared finds insulation that is wet below a membrane that looks whole.",
        },
      ],
    },
    covered: {
      heading: "Covered services",
      lead: `Roofing repairs at ${percent(plan.discounts.roofing)} off, other exterior repairs at ${percent(plan.discounts.otherExterior)} off.`,
      services: [
        {
          title: "Roof",
          text: "Shingles, slate, metal and membrane; flashing, boots, vents, skylight curbs.",
        },
        { title: "Drainage", text: "Gutters, downspouts, scuppers and roof drains." },
        { title: "Walls", text: "Siding, trim, soffit and fascia." },
        { title: "Emergency", text: "Tarps and boards at any hour, with photos for your claim." },
      ],
    },
    warranty: {
      heading: "The longest warranty of the three plans",
      text: `${withArticleAtStart(`${plan.warrantyYears}-year`)} warranty and ${withArticle(`${plan.workmanshipYears}-year`)} workmanship warranty. The plan allows ${transfers(plan.transfers).toLowerCase()}, so a buyer of the house can take it over.`,
    },
    fit: {
      heading: "When Gold is enough",
      paragraphs: [
        `An ordinary house with someone at home does not need a response within ${hours(plan.responseHours)}. Gold inspects in spring and fall, has the drone and ${withArticle(dollars(plans.gold.yearlyCredit))} credit, and costs ${dollars(plan.monthlyPrice - plans.gold.monthlyPrice)} a month less.`,
        "On a steep shingle roof the infrared scan tells less than on a flat one: there it shows missing insulation and air leaks rather than wet felt. If all of your roof is steep, do not buy Platinum for the camera.",
      ],
    },
    questions: [
      {
        id: "platinum-infrared",
        question: "How does the infrared scan work?",
        answer:
          "Wet insulation holds the day's heat longer than dry. After a sunny, dry day we scan once the sun is down, and what still glows is marked, opened at one spot and checked before anyone talks about a repair.",
      },
      {
        id: "platinum-drone",
        question: "Can you fly a drone over my house?",
        answer:
          "Flying for business takes an FAA remote pilot certificate, and within 15 miles of Reagan National no drone may fly without the FAA's permission. Inside that ring we take the same photos from ladder and roof.",
      },
      {
        id: "platinum-emergency",
        question: `Is the ${plan.responseHours}-hour response also for emergencies?`,
        answer:
          "It is for everything you report. For water coming in, call the emergency line, at any hour: that call goes ahead of all others.",
      },
      {
        id: "platinum-credit",
        question: "What happens to a credit that I do not use?",
        answer: `The ${dollars(plan.yearlyCredit)} is for one plan year. Ask at the fall inspection what it could still pay for before winter.`,
      },
      {
        id: "platinum-commercial",
        question: "Is Platinum for commercial buildings, too?",
        answer: `Yes. Its terms were written with them in mind: flat roofs, tenants, business at night. The ${planTerms.minimumMonths}-month minimum applies there too, and workmanship on a new roof is ${years(planTerms.workmanship.newInstallYears)}.`,
      },
    ],
    closing: {
      heading: "Put it on our calendar, not on yours",
      text: "Tell us what is under the roof and who has the keys. We come for a free inspection first.",
    },
  };
}
