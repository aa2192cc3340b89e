import { creditTiers, financing, lenders } from "#content/financing.ts";
import type { NavigationLink } from "#content/navigation.ts";
import type { OpeningWords } from "#domain/page/page-words.ts";
import { dollars, either, months, percent, years } from "./figures.ts";

const { kingpost, purlin } = lenders;
const { fixedRate, sameAsCashMonths, termMonths, typicalRate } = financing;
/** `640+ FICO`. */
export const fico = (score: number) => `${score}+ FICO`;

export const words = {
  heading: "Our financing partners",
  lead: `Three lenders finance our projects, with loans up to ${dollars(purlin.amount.to)} and terms up to ${years(purlin.years.to)}.`,
} satisfies OpeningWords;

export const back: NavigationLink = { label: "Back to financing", to: "/financing" };

/** Remove this once the lenders are real. */
export const sampleNote =
  "The three names are examples, until our lenders' own are published here.";

export const labels = {
  overview: "The three lenders in one table",
  lender: "Lender",
  example: "What a loan can come to",
  features: "Key features",
  planTypes: "Plan types",
  application: "Application process",
};

export const overview = {
  columns: ["Loan amount", "Term", "Rate", "Credit score"],
  rows: [
    {
      id: "kingpost",
      values: [
        `Up to ${dollars(kingpost.amount.to)}`,
        `${either(sameAsCashMonths)} months, or ${years(fixedRate.years)}`,
        `No interest if paid in time, or ${percent(fixedRate.rate)} APR`,
        `${fico(creditTiers["same-as-cash"])} or ${fico(creditTiers["fixed-rate"])}`,
      ],
    },
    {
      id: "purlin",
      values: [
        dollars(purlin.amount),
        years(purlin.years),
        `From ${percent(purlin.rateFrom)} APR`,
        fico(creditTiers["low-monthly"]),
      ],
    },
    {
      id: "collartie",
      values: [
        "By project",
        `${termMonths.from} to ${months(termMonths.to)}`,
        `${percent(typicalRate)} APR, typical`,
        fico(creditTiers["second-look"]),
      ],
    },
  ],
} as const satisfies {
  columns: readonly string[];
  rows: readonly { id: keyof typeof lenders; values: readonly string[] }[];
};
