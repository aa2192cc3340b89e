import type { Span } from "#domain/page/span.ts";

/** The three ways to pay over time. Also in the address of a worked-out payment. */
export const paymentPlanIds = ["same-as-cash", "low-monthly", "fixed-rate"] as const;

export type PaymentPlanId = (typeof paymentPlanIds)[number];

/** Ways to pay over time (specification 2, section 9). Rates are of 1 and yearly (APR). */
export type FinancingTerms = {
  sameAsCashMonths: readonly number[];
  lowMonthly: { years: Span; rate: Span };
  fixedRate: { years: Span; rate: Span };
  typicalRate: Span;
  termMonths: Span;
  /** Longest time before the first payment. */
  deferredMonths: number;
  /** Share of the price that is paid first. */
  deposit: Span;
};

/** What a lender of ours lends, in US dollars, and to whom. Absent is what it does not state. */
export type Lender = {
  /** Place of its block on the page of the lenders. */
  id: string;
  name: string;
  amount?: Partial<Span> & { to: number };
  years?: Span;
  months?: Span;
  rateFrom?: number;
  deferredMonths?: number;
};

/** The lowest FICO score that is taken, by plan; and by the lender that looks a second time. */
export type CreditTiers = Readonly<Record<PaymentPlanId | "second-look", number>>;

/** A project that shows what a plan comes to. */
export type PaymentExample = {
  /** US dollars. */
  amount: number;
  months: number;
  /** APR of 1; for same-as-cash the one that is charged when it is not paid in time. */
  rate: number;
};
