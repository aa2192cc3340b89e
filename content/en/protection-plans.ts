import type { NavigationLink } from "#content/navigation.ts";
import type { LinkTarget } from "#content/pages.ts";
import { saidOfRegion } from "#content/said-of-region.ts";
import type { Facts } from "#domain/business/facts.ts";
import type { ComparedFeature } from "#domain/page/comparison.ts";
import type { Question } from "#domain/page/question.ts";
import { yearOfPlan, yearOver } from "#domain/plan/plan-cost.ts";
import { type PlanId, type ProtectionPlan, planIds } from "#domain/plan/protection-plan.ts";
import { onlyType, typesServed } from "./counties-in-words.ts";
import { dollars, either, hours, months, percent, withArticle, years } from "./figures.ts";
import { everyPlan, planChoice, planNotice } from "./plan-price.ts";
import { inspections, ordinal } from "./plan-terms.ts";
import { plansInWords } from "./protection-plan.ts";
import { whenWeRespond } from "./response-times-in-words.ts";

export const hero = (f: Facts) => ({
  heading: "Someone to look after your roof",
  lead: `Three roof protection plans with scheduled inspections, faster response and repair discounts. ${everyPlan(f).billing}, ${months(f.planTerms.minimumMonths)} at least. Not every house needs one, and we say which do.`,
  picture:
    "A white house with dark shutters, two brick chimneys and an even brown shingle roof in evening light",
  find: "Find out if you need one",
  book: "Book a free inspection",
});

type Tier = { id: PlanId; to: LinkTarget; description: string; features: readonly string[] };

export type Tiers = {
  heading: string;
  lead: string;
  recommended: PlanId;
  mark: string;
  frequency: string;
  /** Over a plan's main terms, where phones fold them. */
  included: string;
  more: (plan: string) => string;
  /** For search engines. */
  inFull: (plan: string) => string;
  plans: readonly Tier[];
};

export function tiers(f: Facts): Tiers {
  const { platinum, gold, silver } = f.plans;
  const terms = plansInWords(f);
  const over = yearOver(gold, silver);
  return {
    heading: "Platinum, Gold or Silver",
    lead: `Gold is the one we recommend to most owners who want a plan: with its credit used, it costs ${dollars(Math.abs(over))} a year ${over < 0 ? "less" : "more"} than Silver and has a ${ordinal(gold.inspectionsPerYear)} inspection, a drone and ${moreCalls(gold)}.`,
    recommended: "gold",
    mark: "Recommended",
    frequency: "per month",
    included: "What it includes",
    more: (plan) => `See the ${plan} plan`,
    inFull: (plan) => `${plan} Protection Plan`,
    plans: [
      {
        id: "platinum",
        to: "/protection-plans/platinum",
        description: "For roofs that need watching: tenants below, valuable rooms, many valleys.",
        features: [
          inspections(platinum.inspectionsPerYear),
          `Response within ${terms.platinum.response}, ${terms.platinum.emergency}`,
          terms.platinum.roofingDiscount,
          terms.platinum.credit,
          terms.platinum.scans,
        ],
      },
      {
        id: "gold",
        to: "/protection-plans/gold",
        description: "For a house under trees, or one with aging shingles.",
        features: [
          inspections(gold.inspectionsPerYear),
          `Response within ${terms.gold.response}`,
          terms.gold.roofingDiscount,
          terms.gold.credit,
          terms.gold.scans,
        ],
      },
      {
        id: "silver",
        to: "/protection-plans/silver",
        description: "For a sound roof on a house that often stands empty, or an owner far away.",
        features: [
          inspections(silver.inspectionsPerYear),
          `Response within ${terms.silver.response}`,
          terms.silver.roofingDiscount,
          terms.silver.serviceCalls,
          terms.silver.transfers,
        ],
      },
    ],
  };
}

function moreCalls({ freeServiceCalls }: ProtectionPlan): string {
  return freeServiceCalls === "every"
    ? "no service call fees"
    : `a ${ordinal(freeServiceCalls)} free service call`;
}

export const comparison = (f: Facts) => {
  const { billing, minimum, notice, upgrade, manufacturer, workmanship } = everyPlan(f);
  return {
    heading: "Every term, side by side",
    subject: "Term",
    shared: { heading: "The same for all three", label: "Terms of every plan" },
    caption: `Prices for one building. All plans: ${manufacturer.toLowerCase()}; workmanship ${workmanship}.`,
    terms: `${billing}, ${minimum}. ${notice}. ${upgrade}.`,
  };
};

type Value = {
  heading: string;
  paragraphs: readonly string[];
  /** Over the table, where phones fold it. */
  table: string;
  subject: string;
  /** Names the choice of a plan, which phones show one at a time. */
  pick: string;
  caption: string;
  rows: readonly ComparedFeature[];
  yes: { heading: string; points: readonly string[] };
  no: { heading: string; points: readonly string[] };
};

export function value({ plans, promises }: Facts): Value {
  const planYears = planIds.map((id) => yearOfPlan(plans[id]));
  return {
    heading: "When a plan pays, and when it does not",
    paragraphs: [
      "Do the arithmetic before you sign. The discount alone rarely pays for a plan: look at the last row. What you buy is inspections on dates you don't have to remember, a written record of each one, and a place at the front of the line when something comes loose.",
      `A leak that runs for weeks above a finished ceiling costs far more than the shingle that let it in. And maintenance can extend a roof's life by up to ${percent(promises.maintenanceLifeGain)}, which counts for most on a large roof or a costly one.`,
    ],
    table: "A year of each plan",
    caption:
      "A year of each plan, and the roofing repairs at which its discount alone has paid for it",
    subject: "In a year",
    pick: planChoice,
    rows: [
      { feature: "Price", values: planYears.map(({ price }) => dollars(price)) },
      {
        feature: "With the credit used",
        values: planYears.map(({ afterCredit }) => dollars(afterCredit)),
      },
      {
        feature: "Repairs at which the discount has paid for it",
        values: planYears.map(({ repairsThatPay }) => dollars(repairsThatPay)),
      },
    ],
    yes: {
      heading: "A plan earns its price when",
      points: [
        "you own several buildings, or rent one out and live elsewhere",
        "the roof is large, steep or cut up by valleys, dormers and skylights",
        "oaks or pines stand over it and fill valleys and gutters",
        "a wet ceiling stops a business, or ruins what hangs below it",
      ],
    },
    no: {
      heading: "Skip it when",
      points: [
        "the roof is young, simple and easy to see from the yard",
        "you book a free inspection each year and after every big storm anyway",
        "the roof is due for replacement: put the money toward that",
        "you plan to sell within the year",
      ],
    },
  };
}

type Service = { name: string; text: string; link?: NavigationLink };

export const services = ({
  plans,
  ...f
}: Facts): {
  heading: string;
  primary: { heading: string; list: readonly Service[] };
  exterior: { heading: string; lead: string; list: readonly Service[] };
} => ({
  heading: "What the plans cover",
  primary: {
    heading: "Primary services",
    list: [
      {
        name: "Roof inspections",
        text: "Shingles, flashing, pipe boots, valleys, ridge, vents and, where we can get in, the deck from the attic. You get the photos.",
      },
      {
        name: "Roof repair",
        text: "At your plan's discount: lifted shingles, cracked boots, loose step flashing, nail pops.",
        link: { label: "Roof repair", to: "/roof-services/repairs" },
      },
      {
        name: "Storm response",
        text: `After ${saidOfRegion(f, "a derecho, hail or a nor'easter") ?? "high wind or hail"}, we come to members within the hours of their plan.`,
        link: { label: "Storm damage", to: "/storm-damage" },
      },
      {
        name: "Claim documentation",
        text: "Dated photos from before the storm are what an adjuster asks for and few owners have.",
        link: { label: "Insurance claims", to: "/insurance-claims" },
      },
    ],
  },
  exterior: {
    heading: "Additional exterior services",
    lead: `Repairs to these take the plan's second discount: ${percent(plans.platinum.discounts.otherExterior)} with Platinum, ${percent(plans.gold.discounts.otherExterior)} with Gold, ${percent(plans.silver.discounts.otherExterior)} with Silver.`,
    list: [
      {
        name: "Gutters and downspouts",
        text: "Rehung, resealed, cleared; extensions that carry water past the foundation.",
        link: { label: "Gutter services", to: "/gutter-services" },
      },
      {
        name: "Siding",
        text: "Cracked vinyl, open joints in fiber cement, rot behind wood trim.",
        link: { label: "Siding services", to: "/siding-services" },
      },
      {
        name: "Soffit, fascia and trim",
        text: "The boards behind the gutter, where rot starts and squirrels come in.",
      },
    ],
  },
});

export const reasons = ({
  plans: { platinum, gold, silver },
}: Facts): {
  heading: string;
  points: readonly { title: string; text: string }[];
  drawing: { heading: string; text: string };
} => ({
  heading: "Why choose a plan",
  points: [
    {
      title: "Problems are found small",
      text: "Freeze and thaw work a hairline crack in a pipe boot open over one winter. In November it is a tube of sealant, in March a ceiling.",
    },
    {
      title: "You skip the line",
      text: `After a hailstorm every roofer in the county is booked. Your plan sets the longest wait: ${either([platinum, gold, silver].map(({ responseHours }) => responseHours))} hours.`,
    },
    {
      title: "A file on your roof",
      text: "Photos from each inspection, by date. It helps with an insurer's renewal questions, a buyer's inspector and a manufacturer who asks how the roof was maintained.",
    },
    {
      title: "Costs you can plan",
      text: "A monthly price, fewer service call fees, and a discount agreed before anything breaks.",
    },
  ],
  drawing: {
    heading: "A year of inspections",
    text: "Platinum comes in every season, Gold after winter and after the leaves are down, Silver once, in fall.",
  },
});

/** SAMPLES. Nobody said these words; they stand in until there are quotes from members. */
export const memberQuotes: {
  heading: string;
  list: readonly { text: string; author: string; plan: string; place: string }[];
} = {
  heading: "What members would tell you",
  list: [
    {
      text: "The spring inspection found a split boot over the nursery. Twenty minutes of work, and I never saw a drop.",
      author: "Hannah L.",
      plan: "Gold member",
      place: "Vienna, VA",
    },
    {
      text: "Four tenants, one flat roof and three valleys. I stopped driving out after every storm, because the report is in my mail first.",
      author: "Samuel O.",
      plan: "Platinum member",
      place: "Arlington, VA",
    },
    {
      text: "We are abroad nine months of the year. One inspection and somebody to send is all this house needs.",
      author: "Grace N.",
      plan: "Silver member",
      place: "Purcellville, VA",
    },
  ],
};

export const questionsHeading = "Before you sign";

export const questions = (f: Facts): readonly Question[] => {
  const { plans, planTerms } = f;
  return [
    {
      id: "plan-billing",
      question: "How am I billed, and how long am I committed?",
      answer: `Plans are billed monthly, with ${withArticle(`${planTerms.minimumMonths}-month`)} minimum. Then they run month-to-month.`,
    },
    {
      id: "plan-cancel",
      question: "How do I cancel?",
      answer: `With ${planNotice(f)}, by mail or phone. You keep the photos and reports of your roof.`,
    },
    {
      id: "plan-upgrade",
      question: "Can I move to a higher plan later?",
      answer: "Yes. You can upgrade any time, with immediate effect, even the day before a storm.",
    },
    {
      id: "plan-response",
      question: "What are a plan's hours, if everybody gets a response?",
      answer: `The longest that a member waits after reporting a fault that is no emergency. Member or not, we respond ${whenAnybodyIsServed(f)}. Where that is sooner than your plan's hours, it holds for you too. ${f.told.planHours || "Ask us which hours hold at your address before you sign."}`,
    },
    {
      id: "plan-warranty",
      question: "Which warranties come with a plan?",
      answer: `All plans carry the manufacturer warranty of ${years(planTerms.manufacturerWarranty)}, and the plans' workmanship warranty: ${years(planTerms.workmanship.newInstallYears)} for new installs and ${years(planTerms.workmanship.majorRepairYears)} for major repairs, all limited. The table has each plan's own; your proposal names any other. The enhanced warranties of the same names come with a new roof and are not part of a plan.`,
    },
    {
      id: "plan-insurance",
      question: "Is a plan insurance?",
      answer:
        "No. It pays for care and gives you a discount on repairs. Storm damage remains a matter for your homeowner's policy, and neither of the two replaces a roof that is worn out.",
    },
    {
      id: "plan-emergency",
      question: "What if water comes in at night and I have Silver?",
      answer: `Call the 24/7 line. It is for everyone, member or not. Silver's ${hours(plans.silver.responseHours)} are for what can wait.`,
    },
    {
      id: "plan-any-roof",
      question: "Do you take on a roof that someone else built?",
      answer:
        "Yes, after a free inspection. If we find it past saving, we tell you that instead of selling you a plan for it.",
    },
  ];
};

export const closing: { heading: string; text: string; ask: string; book: string } = {
  heading: "Start with a look at the roof",
  text: "An inspection is free and commits you to nothing. Afterwards you know whether a plan is worth it, and which.",
  ask: "Ask about a plan",
  book: "Book a free inspection",
};

/** How soon we respond to members and others alike, by area if there are several. */
function whenAnybodyIsServed(f: Facts): string {
  const only = onlyType(f);
  if (only) return whenWeRespond(f, only);
  const soon = typesServed(f).map((type, at, all) => {
    const noun = at === 0 ? ` ${f.inState.counties}` : at === all.length - 1 ? " ones" : "";
    return `${whenWeRespond(f, type)} in ${type}${noun}`;
  });
  return `${soon.slice(0, -1).join(", ")} and ${soon.at(-1)}`;
}
