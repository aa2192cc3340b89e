import type { Facts } from "#domain/business/facts.ts";
import { yearOfPlan } from "#domain/plan/plan-cost.ts";
import type { PlanPageWords, PlanReceives } from "#domain/plan/plan-words.ts";
import { dollars, hours, months, percent, unitOf, withArticle, years } from "./figures.ts";
import { planNotice } from "./plan-price.ts";
import { callsWithoutFee, inspections } from "./plan-terms.ts";
import { plansInWords } from "./protection-plan.ts";

export function silver(f: Pick<Facts, "plans" | "planTerms">): PlanPageWords {
  const { plans, planTerms } = f;
  const plan = plans.silver;
  const terms = plansInWords(f).silver;
  return {
    year: {
      heading: "One morning in October",
      text: `The ${inspections(plan.inspectionsPerYear).toLowerCase()} goes around the roof in a fixed order, and so does the report. You do not have to be there.`,
      steps: [
        { title: "Ridge and hips", text: "Caps seated, nails covered, ridge vent open." },
        { title: "Field", text: "Granules, blisters, tabs that no longer seal, popped nails." },
        { title: "Valleys", text: "Clear of leaves, metal without rust, shingles cut back." },
        {
          title: "Whatever comes through",
          text: "Boots, flues, skylights, the step flashing at walls and chimney.",
        },
        {
          title: "Eaves and gutters",
          text: "Drip edge, hangers, slope, soft wood behind the fascia.",
        },
        {
          title: "Attic, where there is a hatch",
          text: "Stains on the deck, damp insulation, daylight where none should be.",
        },
      ],
    },
    benefits: {
      heading: "What the smallest plan gives you",
      points: [
        {
          title: "A date you don't have to remember",
          text: "We call in September and agree on the day.",
        },
        {
          title: callsWithoutFee(plan.freeServiceCalls),
          text: `${terms.serviceCalls}, for whatever a neighbor notices.`,
        },
        {
          title: "A plan that stays with the house",
          text: `Silver is ${terms.transfers.toLowerCase()}, a plus when you sell.`,
        },
      ],
    },
    covered: {
      heading: "Covered services",
      lead: `${terms.roofingDiscount}, ${terms.exteriorDiscount}.`,
      services: [
        {
          title: "Non-warranty roofing repairs",
          text: "What neither a manufacturer nor a roofer owes you: wear, weather, a squirrel.",
        },
        { title: "Other exterior repairs", text: "Gutters, siding, fascia, soffit and trim." },
        {
          title: inspections(plan.inspectionsPerYear),
          text: "With photos and a list in order of urgency.",
        },
      ],
    },
    warranty: {
      heading: "Warranty with Silver",
      text: `A standard ${plan.warrantyYears}-year warranty on full replacements, and ${withArticle(`${plan.workmanshipYears}-year`)} workmanship warranty. The plan is ${terms.transfers.toLowerCase()}, to a buyer of the house.`,
    },
    fit: {
      heading: "Honestly: who should not buy it",
      paragraphs: [
        `An inspection from us is free, plan or no plan. If you live in the house, will book one each year and can call us yourself, you have most of Silver for nothing. A year of it is ${dollars(yearOfPlan(plan).price)}.`,
        "It is made for an inherited, distant or second home, where what you pay for is that someone else remembers.",
      ],
    },
    questions: [
      {
        id: "silver-response",
        question: `Isn't ${hours(plan.responseHours)} long for a leak?`,
        answer:
          "For a leak it is. Water coming in goes to the 24/7 emergency line, whatever your plan. The hours are for a loose shingle or a gutter that sags.",
      },
      {
        id: "silver-non-warranty",
        question: "What are non-warranty repairs?",
        answer: "Repairs that no warranty pays for. Where one does, you pay nothing.",
      },
      {
        id: "silver-transfer",
        question: "How does a buyer take the plan over?",
        answer:
          "You tell us the new owner's name before the sale closes; we move the plan once, with the reports of all past inspections.",
      },
      {
        id: "silver-end",
        question: "What if I want to stop?",
        answer: `Silver runs ${months(planTerms.minimumMonths)} at least and then month-to-month. ${planNotice(f)} ends it; an upgrade has immediate effect at any time. New installs keep ${years(planTerms.workmanship.newInstallYears)} of workmanship, major repairs ${years(planTerms.workmanship.majorRepairYears)}.`,
      },
    ],
    closing: {
      heading: "One inspection a year, and we remember it",
      text: "Write to us about Silver, or compare it with the other two first.",
    },
  };
}

/** Labels in the drawing of the first view: a figure above what it is of. */
export function silverHouse({ plans: { silver: plan } }: Pick<Facts, "plans">) {
  const { discounts, inspectionsPerYear, responseHours } = plan;
  return {
    roofing: percent(discounts.roofing),
    roofingOf: "off non-warranty",
    roofingWork: "roofing repairs",
    exterior: percent(discounts.otherExterior),
    exteriorOf: "off other",
    exteriorWork: "exterior repairs",
    inspections: `${inspectionsPerYear}`,
    inspectionsOf: unitOf(inspectionsPerYear, ["inspection a year", "inspections a year"]),
    response: `${responseHours}`,
    responseOf: `${unitOf(responseHours, ["hour", "hours"])} to respond`,
  };
}

/** What a year of Silver hands over, as drawn on its page. */
export function silverReceives(f: Pick<Facts, "plans">): PlanReceives {
  const terms = plansInWords(f).silver;
  return {
    heading: "What you receive",
    note: "Drawn examples. Yours show your own roof.",
    parts: [
      {
        title: "A year with one inspection",
        text: `We call in September to agree on the day, and come in October. The plan includes ${terms.serviceCalls.toLowerCase()}.`,
      },
      {
        title: "A page of the report",
        text: "Photos of all six places, numbered in the order we walk.",
      },
      {
        title: "A list in order of urgency",
        text: "What to do now, what to do this season, and what to keep an eye on.",
      },
    ],
  };
}

/** Words in the drawings of a report. */
export const reportPages = { photos: "Photos", list: "What to do" };

/** Labels of the links under the closing text. */
export const silverActions = { ask: "Ask about Silver", compare: "Compare the plans" };

/** A SAMPLE. Nobody said these words. */
export const silverTestimonial = {
  heading: "From a customer with Silver",
  text: "My mother's house stood empty for a year. In October they found the flue boot cracked, sent me the photo, and fixed it on the free call.",
  author: "Thomas R.",
  plan: "Silver plan",
  place: "Front Royal, VA",
};
