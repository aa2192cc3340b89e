import { type LenderPlace, type Lenders, lenderPlaces } from "#domain/financing/financing.ts";

/** No real lender has these names: those with which you have agreements take their places. */
export const sampleLenders = {
  first: "Kingpost Home Credit",
  second: "Purlin & Pine Lending",
  third: "Collartie Finance",
} as const satisfies Record<LenderPlace, string>;

/** The lenders' names that are still those of samples. */
export function samplesAmong(lenders: Lenders): string[] {
  return lenderPlaces.map((place) => lenders[place].name).filter((name) => names.has(name));
}

const names: ReadonlySet<string> = new Set(Object.values(sampleLenders));
