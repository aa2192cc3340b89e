import type { NavigationLink } from "#content/navigation.ts";
import type { LinkTarget } from "#content/pages.ts";
import type { Facts } from "#domain/business/facts.ts";
import type { FinancingTerms, PaymentPlanId } from "#domain/financing/financing.ts";
import type { ComparedFeature } from "#domain/page/comparison.ts";
import type { OpeningWords } from "#domain/page/page-words.ts";
import type { Span } from "#domain/page/span.ts";
import { countAtStart, dollars, either, months, percent, years } from "./figures.ts";

/** `6, 12 or 18 months`. */
const promotions = ({ sameAsCashMonths }: FinancingTerms) => `${either(sameAsCashMonths)} months`;

export const words = ({ financing }: Facts): OpeningWords => ({
  heading: "Three ways to pay",
  lead: `Choose same-as-cash for ${promotions(financing)}, low payments over ${years(financing.lowMonthly.years)}, or a fixed rate for ${years(financing.fixedRate.years)}.`,
});

export const back: NavigationLink = { label: "Back to financing", to: "/financing" };

export const comparison = ({
  creditTiers,
  financing,
}: Facts): {
  caption: string;
  heading: string;
  /** Names the choice of a plan, which phones show one at a time. */
  pick: string;
  subject: string;
  columns: readonly string[];
  rows: readonly ComparedFeature[];
} => ({
  heading: "The plans side by side",
  pick: "Which plan to show",
  caption: "All plans are subject to credit approval. The lender names your rate before you sign.",
  subject: "Feature",
  columns: ["Same-As-Cash", "Low Monthly Payments", "Fixed Rate Installments"],
  rows: [
    {
      feature: "Term",
      values: [
        promotions(financing),
        years(financing.lowMonthly.years),
        years(financing.fixedRate.years),
      ],
    },
    {
      feature: "Interest",
      values: [
        "None if paid in full in time",
        `${percent(financing.lowMonthly.rate)} APR`,
        `${percent(financing.fixedRate.rate)} APR`,
      ],
    },
    { feature: "Monthly payment", values: ["Highest", "Lowest", "In between, never changes"] },
    {
      feature: "Cost over the whole term",
      values: ["The price alone, if paid in time", "Most", "Less than low monthly"],
    },
    {
      feature: "Credit score",
      values: [
        `${creditTiers["same-as-cash"]}+ FICO`,
        `${creditTiers["low-monthly"]}+ FICO`,
        `${creditTiers["fixed-rate"]}+ FICO`,
      ],
    },
    {
      feature: "Prepayment penalty",
      values: ["No prepayment penalty", "No prepayment penalty", "No prepayment penalty"],
    },
    {
      feature: "Main risk",
      values: [
        "Interest from day one if you miss the date",
        "More interest the longer it runs",
        "A payment that leaves less room",
      ],
    },
  ],
});

/** Headings of each plan's lists. */
export const labels = {
  bestFor: "Best for",
  terms: "Terms",
  example: "Example",
  exampleOf: (plan: string) => `An example of ${plan}`,
  caveats: "Know before you sign",
  amount: "Project price",
  down: "Down payment",
  apr: "Annual percentage rate",
  payments: "Payments",
  total: "Total of payments",
  cost: "Cost of credit",
  interest: "Interest",
  /** Never beside the annual percentage rate: interest that is only deferred has one (12 CFR 1026.24(c)). */
  deferred: (promotionTerm: string) =>
    `None if paid in full within ${promotionTerm}; otherwise from day one`,
  late: "If nothing is paid by then",
  added: "Interest added",
  owed: "Owed on that day",
};

export type PlanWords = {
  name: string;
  summary: string;
  description: string;
  bestFor: readonly string[];
  terms: readonly string[];
  scenario: string;
  /** Describes the plan's drawing. */
  drawing: string;
  caveats: readonly string[];
};

export const plans = ({
  creditTiers,
  financing,
  paymentExamples,
}: Facts): Readonly<Record<PaymentPlanId, PlanWords>> => ({
  "same-as-cash": {
    name: "Same-As-Cash",
    summary: "No interest, on one condition: you pay it all before the promotion ends.",
    description: `The lender pays us when the work is done, and you have ${promotions(financing)} to pay the lender back. Interest is counted from the first day but forgiven if the balance reaches zero in time. Divide the price by the months and pay that, whatever the smaller minimum on the statement says.`,
    bestFor: [
      "Money that is on its way: an insurance payment, a bonus, the sale of another house",
      "Repairs, gutters and small roofs that a year of saving would cover",
      "Owners who want to keep their emergency fund where it is",
    ],
    terms: [
      `Promotion of ${promotions(financing)}`,
      `${creditTiers["same-as-cash"]}+ FICO credit score`,
      `${percent(financing.typicalRate)} APR is typical for a balance that is not paid in time`,
      "No prepayment penalty",
    ],
    scenario: "A shingle roof and gutters on a small house in Burke, paid from an expected bonus.",
    drawing: `${equalPayments(paymentExamples["same-as-cash"].months)} the balance to zero; deferred interest is added only after the last day.`,
    caveats: [
      "A minimum payment may not clear the balance in time. Set the amount yourself.",
      "Miss the last day by one, and interest for the whole promotion is due.",
      "Write the last day on the calendar two weeks early. Transfers take time.",
    ],
  },
  "low-monthly": {
    name: "Low Monthly Payments",
    summary: "The smallest payment, over the longest time.",
    description: `A loan of ${years(financing.lowMonthly.years)} at ${percent(financing.lowMonthly.rate)} APR. Early payments are mostly interest and late ones mostly principal, which is why the balance falls slowly at first. An extra payment in the first years saves the most.`,
    bestFor: [
      "Full replacements in slate, metal or cedar",
      "A monthly budget with little room in it",
      "Owners who plan to stay and may pay extra in good years",
    ],
    terms: [
      `Term of ${years(financing.lowMonthly.years)}`,
      `Rate of ${percent(financing.lowMonthly.rate)} APR`,
      `${creditTiers["low-monthly"]}+ FICO credit score`,
      "No prepayment penalty",
    ],
    scenario:
      "Architectural shingles, gutters and fascia on a large two-story colonial in Centreville.",
    drawing: "The balance over the years: it falls slowly at first, then faster.",
    caveats: [
      "The longer the term, the more interest you pay in total. Compare totals as well as payments.",
      "Selling the house does not move the loan to the buyer. Plan to pay it off at closing.",
      "Ask whether the rate is fixed for the whole term before you accept it.",
    ],
  },
  "fixed-rate": {
    name: "Fixed Rate Installments",
    summary: "The same rate and the same payment, until it is done.",
    description: `A loan of ${years(financing.fixedRate.years)} at ${percent(financing.fixedRate.rate)} APR, with lower rates than the long plan because the lender is repaid sooner. Nothing changes: you pay the same in the first month as in the last full one.`,
    bestFor: [
      "Owners who want to know the final date when they sign",
      "Mid-size projects: a rambler's roof, siding on two walls",
      "A household that can carry more each month to pay less in total",
    ],
    terms: [
      `Term of ${years(financing.fixedRate.years)}`,
      `Rate of ${percent(financing.fixedRate.rate)} APR, fixed`,
      `${creditTiers["fixed-rate"]}+ FICO credit score`,
      "No prepayment penalty",
    ],
    scenario: "A new roof with ridge vents and insulation on a split-level.",
    drawing:
      "What each year's payments go to: principal below, a shrinking share of interest above.",
    caveats: [
      "The shorter the term, the higher the payment. Leave room for a winter heating bill.",
      "A late payment can cost a fee and shows on your credit report after 30 days.",
      "If rates fall, you keep yours unless you refinance.",
    ],
  },
});

export const calculator = {
  heading: "What would it come to?",
  lead: "Enter your own figures. Nothing is stored or sent to a lender, and your credit is not touched.",
  amount: "Project price in dollars",
  amountHint: ({ from, to }: Span) => `${dollars(from)} to ${dollars(to)}`,
  plan: "Payment plan",
  months: "Term",
  monthsHint: "As the plan offers it",
  rate: "APR in percent",
  lateRate: "APR in percent if not paid in time",
  submit: "Work out the payment",
  result: "Your figures",
  monthly: "Monthly payment",
  total: "Total of payments",
  cost: "Cost of credit",
  rates: (from: string, to: string) => `${from} to ${to} APR`,
  /** Followed by the interest that is added. */
  late: (rate: string) => `${labels.late}, interest from the first day at ${rate} APR adds`,
  owed: (balance: string) => `You would then owe ${balance}.`,
  waiting:
    "The payment, the total and the cost of credit appear here once the figures are complete.",
  disclosure:
    "An example and not an offer of credit. It assumes no down payment, no fees and payments on time. Subject to credit approval.",
};

export const guide = ({
  creditTiers,
  financing,
  lenders: { third },
}: Facts): {
  heading: string;
  lead: string;
  rows: readonly { when: string; choose: string; why: string; to: LinkTarget }[];
} => ({
  heading: "How to choose",
  lead: "Read from the top and stop at the first line that is true for you.",
  rows: [
    {
      when: `You will have the whole price within ${months(Math.max(...financing.sameAsCashMonths))}.`,
      choose: "Same-As-Cash",
      why: "Nothing is cheaper, if you pay all of it before the promotion ends. If not, you owe interest from day one.",
      to: "/payment-plans#same-as-cash",
    },
    {
      when: "You can carry a higher payment and want to be done soon.",
      choose: "Fixed Rate Installments",
      why: "The lowest rates of the plans with interest, and a final date that you know.",
      to: "/payment-plans#fixed-rate",
    },
    {
      when: "The payment has to stay small, or the project is large.",
      choose: "Low Monthly Payments",
      why: "Take the shortest term whose payment you can carry in a bad month.",
      to: "/payment-plans#low-monthly",
    },
    {
      when: `Your score is between ${creditTiers["second-look"]} and ${creditTiers["fixed-rate"]}.`,
      choose: `Ask about ${third.name}`,
      why: `It considers applications from ${creditTiers["second-look"]}+ FICO, and the first payment can wait.`,
      to: `/financing-partners#${third.id}`,
    },
  ],
});

export const closing: {
  heading: string;
  text: string;
  actions: readonly [NavigationLink, NavigationLink, NavigationLink];
} = {
  heading: "Talk it through before you sign",
  text: "Bring the price and the payment you can carry. We go through the plans with you before any lender sees your name.",
  actions: [
    { label: "Book a financing consultation", to: "/contact-us?service=financing-consultation" },
    { label: "Ask a financing question", to: "/contact-us?service=financing" },
    { label: "Get an estimate first", to: "/contact-us?service=estimate" },
  ],
};

/** The page's topic, for search engines. */
export const service = "Roof payment plans";

/** `Twelve equal payments bring`, `One payment brings`. */
function equalPayments(count: number): string {
  return count === 1 ? "One payment brings" : `${countAtStart(count)} equal payments bring`;
}
