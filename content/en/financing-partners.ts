import type { NavigationLink } from "#content/navigation.ts";
import { sampleLenders } from "#content/sample-lenders.ts";
import type { Facts } from "#domain/business/facts.ts";
import { type LenderPlace, type Lenders, lenderPlaces } from "#domain/financing/financing.ts";
import type { ComparedFeature } from "#domain/page/comparison.ts";
import type { LabeledValue } from "#domain/page/labeled-value.ts";
import type { OpeningWords } from "#domain/page/page-words.ts";
import type { Question } from "#domain/page/question.ts";
import type { Step } from "#domain/page/step.ts";
import {
  dollars,
  either,
  listed,
  months,
  monthsTo,
  percent,
  runningMonths,
  years,
} from "./figures.ts";

/** `640+ FICO`. */
const fico = (score: number) => `${score}+ FICO`;

export const words = ({ lenders: { second } }: Facts): OpeningWords => ({
  heading: "Our financing partners",
  lead: `Three lenders finance our projects, with loans up to ${dollars(second.amount.to)} and terms up to ${years(second.years.to)}.`,
});

export const back: NavigationLink = { label: "Back to financing", to: "/financing" };

/** Which lenders' names are examples; null when none is. */
export function sampleNote({ lenders }: Pick<Facts, "lenders">): string | null {
  const samples = samplesAmong(lenders);
  if (samples.length === 0) return null;
  if (samples.length === lenderPlaces.length) {
    return "The three names are examples, until our lenders' own are published here.";
  }
  return samples.length === 1
    ? `${listed(samples)} is an example, until our lender's own name is published here.`
    : `${listed(samples)} are examples, until our lenders' own names are published here.`;
}

/** Whether visitors may ask for that lender: not for one that is only an example, while the site shows no samples. */
export function isAskedFor(
  { lenders, samples }: Pick<Facts, "lenders" | "samples">,
  place: LenderPlace,
): boolean {
  return samples || !samplesAmong(lenders).includes(lenders[place].name);
}

/** The lenders' names that are still those of samples. */
function samplesAmong(lenders: Lenders): string[] {
  const samples: readonly string[] = Object.values(sampleLenders);
  return lenderPlaces.map((place) => lenders[place].name).filter((name) => samples.includes(name));
}

export const labels = {
  overview:
    "The three lenders side by side. Same-as-cash that is not paid in full in time costs interest from day one.",
  terms: "Terms",
  example: "What a loan can come to",
  features: "Key features",
  planTypes: "Plan types",
  application: "Application process",
};

/** The three lenders side by side, in the order of `lenderPlaces` (`domain/financing/financing.ts`). */
export const overview = ({
  creditTiers,
  financing: { fixedRate, sameAsCashMonths, termMonths, typicalRate },
  lenders: { first, second },
}: Facts): readonly ComparedFeature[] => [
  {
    feature: "Loan amount",
    values: [`Up to ${dollars(first.amount.to)}`, dollars(second.amount), "By project"],
  },
  {
    feature: "Term",
    values: [
      `${either(sameAsCashMonths)} months, or ${years(fixedRate.years)}`,
      years(second.years),
      monthsTo(termMonths),
    ],
  },
  {
    feature: "Rate",
    values: [
      `No interest if paid in time, or ${percent(fixedRate.rate)} APR`,
      `From ${percent(second.rateFrom)} APR`,
      `${percent(typicalRate)} APR, typical`,
    ],
  },
  {
    feature: "Credit score",
    values: [
      `${fico(creditTiers["same-as-cash"])}, or ${fico(creditTiers["fixed-rate"])} for fixed installments`,
      fico(creditTiers["low-monthly"]),
      fico(creditTiers["second-look"]),
    ],
  },
  { feature: "Prepayment penalty", values: ["None", "None", "None"] },
];

export type LenderWords = {
  tagline: string;
  description: string;
  /** The two that a card has room for. */
  facts: readonly [LabeledValue, LabeledValue];
  features: readonly string[];
  planTypes: readonly { name: string; description: string }[];
  application: readonly Step[];
  apply: string;
};

export const lenderWords = ({
  creditTiers,
  financing: { fixedRate, lowMonthly, sameAsCashMonths, termMonths, typicalRate, deferredMonths },
  lenders: { first, second, third },
}: Facts): Readonly<Record<LenderPlace, LenderWords>> => ({
  first: {
    tagline: "Short promotions and fixed installments",
    description: `For an average-size project, when you'll have cash soon. It lends up to ${dollars(first.amount.to)} for roofs, gutters and siding, and handles repairs that are too small for a bank.`,
    facts: [
      { label: "Lends", value: `Up to ${dollars(first.amount.to)}` },
      { label: "Score", value: fico(creditTiers["same-as-cash"]) },
    ],
    features: [
      `Loans up to ${dollars(first.amount.to)}`,
      `Same-as-cash promotion of ${either(sameAsCashMonths)} months`,
      `Fixed rates of ${percent(fixedRate.rate)} APR`,
      "Application online or by phone",
    ],
    planTypes: [
      {
        name: "Same-As-Cash",
        description: `No interest if the balance is paid in full within ${either(sameAsCashMonths)} months; otherwise interest counts from the first day.`,
      },
      {
        name: "Fixed Rate Installments",
        description: `Equal payments over ${years(fixedRate.years)} at ${percent(fixedRate.rate)} APR.`,
      },
    ],
    application: [
      {
        title: "Bring the signed estimate",
        text: "Its total is the amount you ask for. Add the deposit if you want that financed too.",
      },
      {
        title: "Fill in one form",
        text: "Name, address, income and housing cost. It takes a few minutes.",
      },
      {
        title: "Choose the promotion",
        text: "Pick a date you can meet. It is not extended later.",
      },
    ],
    apply: `Ask about ${first.name}`,
  },
  second: {
    tagline: "Large projects and long terms",
    description: `For slate, standing seam metal, or a roof together with siding. It lends from ${dollars(second.amount.from)} to ${dollars(second.amount.to)}, and no other lender here goes as high or as long.`,
    facts: [
      { label: "Lends", value: dollars(second.amount) },
      { label: "Term", value: years(second.years) },
    ],
    features: [
      `${dollars(second.amount)} over ${years(second.years)}`,
      `Rates from ${percent(second.rateFrom)} APR`,
      "One loan for roof, siding and gutters",
      "No prepayment penalty",
    ],
    planTypes: [
      {
        name: "Low Monthly Payments",
        description: `A term of ${years(lowMonthly.years)} at ${percent(lowMonthly.rate)} APR, for the smallest payment.`,
      },
      {
        name: "Home improvement loan",
        description: `Any term of ${years(second.years)}, from ${percent(second.rateFrom)} APR, for several trades in one loan.`,
      },
    ],
    application: [
      {
        title: "See your rate",
        text: "A first check shows the amount, term and rate you can expect.",
      },
      {
        title: "Send your papers",
        text: "Photo ID, the last two pay stubs or tax returns, and our estimate.",
      },
      {
        title: "Sign the agreement",
        text: "Read the box with APR, finance charge, amount financed and total of payments. Federal law puts it there.",
      },
      {
        title: "Set the date",
        text: "Once the loan is approved, we order materials and schedule the crew.",
      },
    ],
    apply: `Ask about ${second.name}`,
  },
  third: {
    tagline: "A second look, and a later start",
    description: `For owners with a lower score, and for roofs that can't wait for the money. Terms run ${runningMonths(termMonths)}, with up to ${months(deferredMonths)} of no payments on some plans; interest may build up meanwhile.`,
    facts: [
      { label: "Term", value: monthsTo(termMonths) },
      {
        label: "No payments",
        value: `Up to ${months(deferredMonths)}`,
        note: "on some plans; interest may build up",
      },
    ],
    features: [
      `Considers applications from ${fico(creditTiers["second-look"])}`,
      `Terms of ${monthsTo(termMonths)}`,
      `Up to ${months(deferredMonths)} of no payments`,
      "A co-borrower can join the application",
    ],
    planTypes: [
      {
        name: "Deferred start",
        description: `The first payment waits for up to ${months(deferredMonths)}. Interest can run meanwhile; the agreement says whether it does.`,
      },
      {
        name: "Step installments",
        description: `Level payments over ${monthsTo(termMonths)} at a typical ${percent(typicalRate)} APR.`,
      },
    ],
    application: [
      {
        title: "Explain the score",
        text: "If something pulled it down, say what happened, when, and what has changed since.",
      },
      {
        title: "Show what is stable",
        text: "A year at one job or one address, and bank statements without returned payments.",
      },
      {
        title: "Compare the offer",
        text: "If the rate seems high, ask what waiting six months would do to it.",
      },
    ],
    apply: `Ask about ${third.name}`,
  },
});

export const papers = {
  heading: "What every lender asks for",
  ask: "Ask us before you apply",
  text: "Have these ready, and you can apply in one sitting.",
  items: [
    "Photo ID for everyone who signs",
    "Social Security number, for the credit report",
    "Proof of income: pay stubs, or two years of tax returns if you work for yourself",
    "Mortgage or rent payment, and the name of the mortgage company",
    "Our written estimate, with scope and total",
  ],
};

export const questionsHeading = "About the lenders";

export const questions = ({
  creditTiers,
  lenders: { first, second, third },
}: Facts): readonly Question[] => [
  {
    id: "which-lender",
    question: "Which of the three should I choose?",
    answer: `Under ${dollars(first.amount.to)} and quickly paid off: ${first.name}. Large, or over many years: ${second.name}. A score under ${creditTiers["fixed-rate"]}, or a first payment that has to wait: ${third.name}.`,
  },
  {
    id: "several-applications",
    question: "May I apply to more than one?",
    answer:
      "Yes. Compare APR, term and total of payments, and say no to the rest. Ask each of them for a soft inquiry first, so that comparing costs you nothing.",
  },
  {
    id: "turned-down",
    question: "What if I am turned down?",
    answer:
      "The lender must tell you the main reasons in writing, or how to get them, and you may see the credit report that was used free of charge. You can dispute mistakes in it. Meanwhile a repair may carry the roof through the season.",
  },
  {
    id: "who-pays-you",
    question: "Who pays you, and when?",
    answer:
      "The lender, in the stages that your contract names. You release each payment; no lender should pay out the last one before you have seen the finished roof.",
  },
  {
    id: "commercial-loans",
    question: "Do they finance commercial roofs?",
    answer:
      "These three lend to owners of homes. For a commercial building, ask us for a proposal in stages that your bank or your association's reserve study can follow.",
  },
];

export const closing: { text: string; link: NavigationLink } = {
  text: "The lender decides on every application. Rates and terms depend on credit, amount and state law, and can change before you sign.",
  link: { label: "Compare the payment plans", to: "/payment-plans" },
};
