import type { BidRules } from "#domain/bid-comparison/bid.ts";
import type { Facts } from "#domain/business/facts.ts";

/** The year in which the classes and the digits below were last checked against what the state's office publishes. */
export const bidRulesYear = 2025;

/**
 * What `/compare-bids` measures bids by, whatever our own terms are. Digits and classes are the state's: change them with
 * your lawyer, together with `en/state-law.ts`. How much may be cut off is an assumption that was not given with the order
 * for this site: 12 percent is the example of the article on comparing estimates. `offers.bidComparison` in
 * `business-profile.ts` takes the page away.
 */
export const fixedBidRules = {
  waste: { from: 0, to: 0.15 },
  areaTolerance: 1,
  licenseDigits: 10,
  classLimits: { A: null, B: 150_000, C: 30_000 },
} as const satisfies Omit<BidRules, "largeDeposit">;

/** The rules with what follows from our own terms: a deposit is large where it is more than we ever ask for. */
export function bidRules({ financing }: Pick<Facts, "financing">): BidRules {
  return { ...fixedBidRules, largeDeposit: financing.deposit.to };
}
