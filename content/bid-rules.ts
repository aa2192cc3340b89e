import type { BidRules } from "#domain/bid-comparison/bid.ts";
import { financing } from "./financing.ts";

/** The year in which the classes and the digits below were last checked against what the state's office publishes. */
export const bidRulesYear = 2025;

/**
 * What `/compare-bids` measures bids by. Digits and classes are the state's: change them with your lawyer, together with
 * `en/state-law.ts`. How much may be cut off is an assumption that was not given with the order for this site: 12 percent
 * is the example of the article on comparing estimates. `offers.bidComparison` in `business-profile.ts` takes the page
 * away.
 */
export const bidRules = {
  waste: { from: 0, to: 0.15 },
  areaTolerance: 1,
  largeDeposit: financing.deposit.to,
  licenseDigits: 10,
  classLimits: { A: null, B: 150_000, C: 30_000 },
} as const satisfies BidRules;
