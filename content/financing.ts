import type { FinancingTerms, Lender } from "#domain/financing/financing.ts";

/** Ways to pay over time (specification 2, section 9). */
export const financing = {
  sameAsCashMonths: [6, 12, 18],
  lowMonthly: { years: { from: 5, to: 12 }, rate: { from: 0.0599, to: 0.0999 } },
  fixedRate: { years: { from: 2, to: 7 }, rate: { from: 0.0399, to: 0.0799 } },
  typicalRate: { from: 0.0499, to: 0.0999 },
  termMonths: { from: 12, to: 120 },
  deferredMonths: 12,
  deposit: { from: 0.3, to: 0.5 },
  prepaymentPenalty: false,
} as const satisfies FinancingTerms;

/** Two of the three lenders state what they lend. */
export const lenders = {
  first: { amount: { to: 65_000 } },
  second: {
    amount: { from: 1_000, to: 100_000 },
    years: { from: 2, to: 15 },
    rateFrom: 0.0499,
  },
} as const satisfies Record<string, Lender>;

/** Lowest FICO scores that lenders take, by tier. */
export const creditTiers = [660, 640, 620, 580] as const;
