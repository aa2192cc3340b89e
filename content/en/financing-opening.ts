import { financing } from "#content/financing.ts";
import type { NavigationLink } from "#content/navigation.ts";
import type { Fact } from "#domain/page/fact.ts";
import type { OpeningWords } from "#domain/page/page-words.ts";
import { months, percent } from "./figures.ts";

const { termMonths, typicalRate } = financing;

/** `12 to 120 months`. */
export const allTerms = `${termMonths.from} to ${termMonths.to} months`;

export const words = {
  heading: "A new roof without the lump sum",
  lead: `We offer same-as-cash, low monthly and fixed-rate plans over ${allTerms}, with no prepayment penalty.`,
} satisfies OpeningWords;

export const actions = {
  financing: { label: "Ask about financing", to: "/contact-us?service=financing" },
  estimate: { label: "Get a free estimate", to: "/contact-us?service=estimate" },
} as const satisfies Record<string, NavigationLink>;

/** Labels in the drawing of the first view. */
export const drawing = { paid: "Paid", open: "Still to pay", ridge: "Last payment" };

export const facts: readonly Fact[] = [
  { label: "Terms", value: allTerms, note: "depending on plan and lender" },
  { label: "Typical rates", value: percent(typicalRate), note: "APR, with approved credit" },
  {
    label: "No payments",
    value: `Up to ${months(financing.deferredMonths)}`,
    note: "before the first one is due",
  },
  { label: "Prepayment penalty", value: "None", note: "pay it off on any day you like" },
];

/** Precedes the example cost of a plan. */
export const exampleLabel = "Example:";
