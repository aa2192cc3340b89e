import type { LenderPlace } from "#domain/financing/financing.ts";

/** No real lender has these names: those with which you have agreements take their places. */
export const sampleLenders = {
  first: "Kingpost Home Credit",
  second: "Purlin & Pine Lending",
  third: "Collartie Finance",
} as const satisfies Record<LenderPlace, string>;
