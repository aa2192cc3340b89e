import type {
  CreditTiers,
  FinancingTerms,
  Lenders,
  PaymentExample,
  PaymentPlanId,
} from "#domain/financing/financing.ts";
import { sampleLenders } from "./sample-lenders.ts";

/**
 * Ways to pay over time. Some terms were ordered in conflict: `en/before-you-open.ts`.
 */
export const financing = {
  sameAsCashMonths: [6, 12, 18],
  lowMonthly: { years: { from: 5, to: 12 }, rate: { from: 0.0599, to: 0.0999 } },
  fixedRate: { years: { from: 2, to: 7 }, rate: { from: 0.0399, to: 0.0799 } },
  typicalRate: { from: 0.0499, to: 0.0999 },
  termMonths: { from: 12, to: 120 },
  deferredMonths: 12,
  deposit: { from: 0.3, to: 0.5 },
} as const satisfies FinancingTerms;

/**
 * SAMPLES: replace them with the lenders you have agreements with, here and in `content/en/financing-partners.ts`. The
 * terms of two of them were given with the order for this site. The pages say that a name is an example as long as it is.
 */
export const lenders = {
  first: { id: "kingpost", name: sampleLenders.first, amount: { to: 65_000 } },
  second: {
    id: "purlin",
    name: sampleLenders.second,
    amount: { from: 1_000, to: 100_000 },
    years: { from: 2, to: 15 },
    rateFrom: 0.0499,
  },
  third: {
    id: "collartie",
    name: sampleLenders.third,
  },
} as const satisfies Lenders;

/** The four scores were given, but not which plan or lender requires which: `en/before-you-open.ts`. */
export const creditTiers = {
  "same-as-cash": 660,
  "low-monthly": 640,
  "fixed-rate": 620,
  "second-look": 580,
} as const satisfies CreditTiers;

/**
 * Examples that the pages calculate, so that no rate or term is shown without what it costs. Their
 * projects (`en/payment-plans.ts`) fit the price of asphalt per square foot in `materials.ts`.
 */
export const paymentExamples = {
  "same-as-cash": { amount: 9_000, months: 12, rate: 0.0999 },
  "low-monthly": { amount: 18_000, months: 120, rate: 0.0799 },
  "fixed-rate": { amount: 15_000, months: 60, rate: 0.0599 },
} as const satisfies Record<PaymentPlanId, PaymentExample>;
