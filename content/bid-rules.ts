import type { BidRules } from "#domain/bid-comparison/bid.ts";
import type { Facts } from "#domain/business/facts.ts";
import { isLawHere, type LawHere } from "#domain/business/state-law.ts";

/** The year in which the classes and the digits below were last checked against what the state's office publishes. */
export const bidRulesYear = 2025;

/**
 * What `/compare-bids` measures bids by, whatever our own terms are and wherever we are. How much may be cut off is an
 * assumption that was not given with the order for this site: 12 percent is the example of the article on comparing
 * estimates. `offers.bidComparison` in `business-profile.ts` takes the page away.
 */
export const fixedBidRules = {
  waste: { from: 0, to: 0.15 },
  areaTolerance: 1,
} as const satisfies Partial<BidRules>;

type LicenseRules = Pick<BidRules, "licenseDigits" | "classLimits">;

/** Digits and classes of a license are a state's: change them with your lawyer, together with `en/state-law.ts`. */
export const virginiaLicenses = {
  licenseDigits: 10,
  classLimits: { A: null, B: 150_000, C: 30_000 },
} as const satisfies LicenseRules;

/** Elsewhere, a number may have any length, and a license has no class. */
const licensesElsewhere: LicenseRules = { licenseDigits: null, classLimits: {} };

/** What a license looks like in the state where the business is, once its law is confirmed. */
export function licenseRules(f: LawHere): LicenseRules {
  return isLawHere(f, "VA") ? virginiaLicenses : licensesElsewhere;
}

/** The rules with what follows from our own terms: a deposit is large where it is more than we ever ask for. */
export function bidRules(f: Pick<Facts, "financing"> & LawHere): BidRules {
  return { ...fixedBidRules, ...licenseRules(f), largeDeposit: f.financing.deposit.to };
}
