import type { Span } from "#domain/page/span.ts";

/** The three ways to pay over time. Also used in the URL of a calculated payment. */
export const paymentPlanIds = ["same-as-cash", "low-monthly", "fixed-rate"] as const;

export type PaymentPlanId = (typeof paymentPlanIds)[number];

/** Ways to pay over time. Rates are annual (APR), 0.06 for 6%. */
export type FinancingTerms = {
  sameAsCashMonths: readonly number[];
  lowMonthly: { years: Span; rate: Span };
  fixedRate: { years: Span; rate: Span };
  typicalRate: Span;
  termMonths: Span;
  /** Longest deferral of the first payment. */
  deferredMonths: number;
  /** Share of the price that is paid up front. */
  deposit: Span;
};

/** A lender's terms, in US dollars. Missing terms are ones it does not state. */
export type Lender = {
  /** Fragment of its section on the lenders page. */
  id: string;
  name: string;
  amount?: Partial<Span> & { to: number };
  years?: Span;
  rateFrom?: number;
};

/** The lenders that pages present, in the order of tables and pages. */
export const lenderPlaces = ["first", "second", "third"] as const;

export type LenderPlace = (typeof lenderPlaces)[number];

/** By place; what its words rest on, each states. */
export type Lenders = Readonly<{
  first: Lender & { amount: { to: number } };
  second: Lender & { amount: Span; years: Span; rateFrom: number };
  third: Lender;
}>;

/** US dollars of a project that our lenders finance: those of the one with the smallest and the largest loans. */
export function financedAmounts({ second }: Lenders): Span {
  return second.amount;
}

/** Lowest accepted FICO score, by plan and for the second-look lender. */
export type CreditTiers = Readonly<Record<PaymentPlanId | "second-look", number>>;

/** A project that illustrates a plan's payments. */
export type PaymentExample = {
  /** US dollars. */
  amount: number;
  months: number;
  /** APR, 0.06 for 6%; for same-as-cash, the one charged when it is not paid in time. */
  rate: number;
};
