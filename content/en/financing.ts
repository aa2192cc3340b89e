import type { NavigationLink } from "#content/navigation.ts";
import type { Facts } from "#domain/business/facts.ts";
import type { PaymentPlanId } from "#domain/financing/financing.ts";
import type { LabeledValue } from "#domain/page/labeled-value.ts";
import { after } from "#domain/page/optional-sentence.ts";
import type { OpeningWords } from "#domain/page/page-words.ts";
import type { Question } from "#domain/page/question.ts";
import type { Step } from "#domain/page/step.ts";
import { dollars, either, months, monthsTo, percent, runningMonths, years } from "./figures.ts";
import { loanInWords } from "./loan-example.ts";
import { contractLaw } from "./state-law.ts";

/** `12 to 120 months`. */
const allTerms = ({ financing: { termMonths } }: Pick<Facts, "financing">) => monthsTo(termMonths);

export const opening = (
  f: Facts,
): OpeningWords & { facts: readonly LabeledValue[]; example: { label: string; text: string } } => ({
  heading: "A new roof without the lump sum",
  lead: `We offer same-as-cash, low monthly and fixed-rate plans over ${allTerms(f)}, with no prepayment penalty.`,
  facts: [
    { label: "Terms", value: allTerms(f), note: "depending on plan and lender" },
    {
      label: "Typical APR",
      value: percent(f.financing.typicalRate),
      note: "by credit and term",
    },
    {
      label: "No payments",
      value: `Up to ${months(f.financing.deferredMonths)}`,
      note: "on some plans; interest may build up",
    },
    { label: "Prepayment penalty", value: "None", note: "pay it off any day you like" },
  ],
  /** What a plan can cost. */
  example: { label: "Example:", text: loanInWords(f.paymentExamples["low-monthly"]) },
});

export const actions = {
  financing: { label: "Ask about financing", to: "/contact-us?service=financing" },
  estimate: { label: "Get a free estimate", to: "/contact-us?service=estimate" },
} as const satisfies Record<string, NavigationLink>;

/** Labels in the drawing of the first view. */
export const drawing = { paid: "Paid", open: "Still to pay", ridge: "Last payment" };

export const intro = (f: Facts) => ({
  heading: "A roof won't wait for your savings",
  picture: {
    alt: "A written estimate on a clipboard, a calculator, a pencil, house keys and a shingle sample on a table",
    caption: "The estimate comes first. What it says is what you borrow, if you borrow at all.",
  },
  paragraphs: [
    "A roof rarely waits for a good month. Flashing gives way in a February thaw, or hail takes the granules off a slope that should have lasted another eight years. Every week of waiting lets water into decking and insulation, and those cost more to replace than shingles.",
    "Financing lets you replace the roof now and pay over time. We are a contractor, not a lender. We measure, write the price and introduce you to the lender that suits the project. The lender checks your credit, sets your rate and sends you the loan agreement.",
    `Start with the price.${after(contractLaw(f).price)} The estimate is free, and you can still pay any other way.`,
  ],
});

export const planCards = ({
  financing: { sameAsCashMonths, lowMonthly, fixedRate },
}: Facts): {
  heading: string;
  lead: string;
  cards: Readonly<
    Record<PaymentPlanId, { name: string; text: string; rate: string; term: string }>
  >;
  more: string;
  scale: (longest: number) => string;
} => ({
  heading: "Three payment plans, on one scale",
  lead: "The bars show how long each plan runs. Shorter costs less in total; longer costs less each month.",
  cards: {
    "same-as-cash": {
      name: "Same-As-Cash",
      text: "Pay it off before the promotion ends and you pay the price alone. Miss the date, and interest is due from day one.",
      rate: "No interest if paid in full in time",
      term: `${either(sameAsCashMonths)} months`,
    },
    "low-monthly": {
      name: "Low Monthly Payments",
      text: "A long term keeps each payment small, so that a full replacement fits beside a mortgage.",
      rate: `${percent(lowMonthly.rate)} APR`,
      term: years(lowMonthly.years),
    },
    "fixed-rate": {
      name: "Fixed Rate Installments",
      text: "One rate and one payment from the first month to the last, over a medium term.",
      rate: `${percent(fixedRate.rate)} APR`,
      term: years(fixedRate.years),
    },
  },
  more: "See terms and examples",
  /** Behind the last mark of the scale. */
  scale: (longest: number) => (longest === 1 ? "year" : "years"),
});

export const partnerCards = {
  heading: "Three lenders behind the plans",
  lead: "Each is strong in a different kind of project. Apply to one, or let us help you choose.",
  more: "Compare the lenders",
};

export const claims: {
  heading: string;
  text: string;
  steps: readonly Step[];
  link: NavigationLink;
} = {
  heading: "If a storm did it, ask your insurer first",
  text: "Your homeowner's policy may cover damage from wind, hail or a fallen tree. We document it. Financing can carry the deductible and whatever you choose to upgrade.",
  steps: [
    {
      title: "Free inspection",
      text: "We photograph the roof slope by slope and tell you what the repair would cost.",
    },
    {
      title: "File claim",
      text: "You report the damage to your insurer with the date of the storm and our photos.",
    },
    {
      title: "Meet adjuster",
      text: "We are on the roof when the adjuster is, and point out what we marked.",
    },
    {
      title: "Complete repairs",
      text: "We order, build and give you the final invoice to send to your insurer.",
    },
  ],
  link: { label: "How insurance claims work", to: "/insurance-claims" },
};

export const questionsHeading = "Financing questions";

export const questions = ({ creditTiers, financing, lenders }: Facts): readonly Question[] => [
  {
    id: "credit-score",
    question: "What credit score do I need?",
    answer: `It depends on the plan. Same-as-cash starts at ${creditTiers["same-as-cash"]}+ FICO, low monthly payments at ${creditTiers["low-monthly"]}+ and fixed rate installments at ${creditTiers["fixed-rate"]}+. ${lenders.third.name} considers applications from ${creditTiers["second-look"]}+ FICO. A better score usually means a better rate.`,
  },
  {
    id: "does-applying-hurt",
    question: "Does applying affect my credit?",
    answer:
      "Asking us does not. A lender may begin with a soft inquiry, which leaves your score alone, and makes a hard inquiry when you accept an offer. A hard inquiry can lower a score by a few points for some months.",
  },
  {
    id: "how-long",
    question: "How long can I take to pay?",
    answer: `Terms run ${runningMonths(financing.termMonths)}, with up to ${months(financing.deferredMonths)} of no payments on some plans, while interest may build up. Some go further: low monthly payments reach ${years(financing.lowMonthly.years.to)}, and ${lenders.second.name} lends for up to ${years(lenders.second.years.to)}. All are subject to credit approval; an example with all of its terms is at the top of this page.`,
  },
  {
    id: "pay-early",
    question: "Can I pay it off early?",
    answer:
      "Yes. There is no prepayment penalty on any plan. An extra payment goes against the balance, so every dollar you pay early stops earning interest for the lender.",
  },
  {
    id: "deposit",
    question: "Is there a deposit?",
    answer: `The deposit is ${percent(financing.deposit)} of the contract price, and the contract names the exact amount. Tell us before you sign that you plan to finance; the lender may cover the deposit as well, so that you put no money down.`,
  },
  {
    id: "how-much",
    question: "How much can I borrow?",
    answer: `${lenders.first.name} lends up to ${dollars(lenders.first.amount.to)}, and ${lenders.second.name} ${dollars(lenders.second.amount)} at rates from ${percent(lenders.second.rateFrom)} APR. Gutters, siding and insulation can go into the same loan as the roof.`,
  },
];

export const closing = {
  heading: "First the price, then the plan",
  text: "An inspector measures the roof, you get the price in writing, and only then do we talk about months.",
};

/** The page's topic, for search engines. */
export const service = "Roof financing";
