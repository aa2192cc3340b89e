import { creditTiers, financing } from "#content/financing.ts";
import type { NavigationLink } from "#content/navigation.ts";
import type { ComparedFeature } from "#domain/page/comparison.ts";
import type { OpeningWords } from "#domain/page/page-words.ts";
import { either, percent, years } from "./figures.ts";

const { lowMonthly, fixedRate, sameAsCashMonths } = financing;
export const promotions = `${either(sameAsCashMonths)} months`;

export const words = {
  heading: "Three ways to pay",
  lead: `Choose same-as-cash for ${promotions}, spread the cost over ${years(lowMonthly.years)}, or lock in a fixed rate for ${years(fixedRate.years)}.`,
} satisfies OpeningWords;

export const back: NavigationLink = { label: "Back to financing", to: "/financing" };

export const comparison: {
  caption: string;
  heading: string;
  subject: string;
  columns: readonly string[];
  rows: readonly ComparedFeature[];
} = {
  heading: "The plans side by side",
  caption: "All plans need approved credit. The lender names your own rate before you sign.",
  subject: "Feature",
  columns: ["Same-As-Cash", "Low Monthly Payments", "Fixed Rate Installments"],
  rows: [
    { feature: "Term", values: [promotions, years(lowMonthly.years), years(fixedRate.years)] },
    {
      feature: "Interest",
      values: [
        "None if paid in full in time",
        `${percent(lowMonthly.rate)} APR`,
        `${percent(fixedRate.rate)} APR`,
      ],
    },
    { feature: "Monthly payment", values: ["Highest", "Lowest", "In between, never changes"] },
    {
      feature: "Cost over the whole term",
      values: ["The price alone", "Most", "Less than low monthly"],
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
};
