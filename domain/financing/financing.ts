import type { Span } from "#domain/page/span.ts";

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
  prepaymentPenalty: boolean;
};

/** What a lender of ours lends, in US dollars, and to whom. */
export type Lender = {
  amount: Partial<Span> & { to: number };
  years?: Span;
  rateFrom?: number;
};
