import { mostAmountCents } from "#domain/lead/amount.ts";

/*
 * What a lead's amount is, as it follows from the estimates that it was sent and from what the office has written by hand.
 */

/** An estimate that was sent, as far as its lead's amount follows from it. */
export type AmountEstimate = {
  id: string;
  /** The estimate that this one was sent to correct. */
  corrects: string | null;
  isRevoked: boolean;
  /** What each option comes to, in cents. */
  options: readonly { id: string; cents: number }[];
  /** The option that was signed on paper. */
  signed: string | null;
  /** What its person has said last that is no question; null: nothing. */
  answer: { kind: "chosen"; option: string } | { kind: "later" | "no" } | null;
};

/**
 * What the estimates of a lead come to, in cents; null: none holds. What was signed is added up, else what was chosen: further work
 * has an estimate of its own. Of what nobody has chosen, it is the least option, as if estimates stood for one roof, so that what is open is
 * never overstated; what was said no to counts only where everything was. A correction holds in place of what it corrects, also
 * where it was revoked since; yet what was signed holds until another is signed that corrects it, or it is revoked.
 */
export function estimatedAmount(estimates: readonly AmountEstimate[]): number | null {
  const corrected = new Set(estimates.map(({ corrects }) => corrects));
  const signed = estimates.filter((one) => isSigned(one) && !isSignedAgain(one, estimates));
  if (signed.length > 0) return sum(signed.map((one) => centsOf(one, one.signed)));
  const standing = estimates.filter(({ id, isRevoked }) => !isRevoked && !corrected.has(id));
  const chosen = standing.flatMap((one) =>
    one.answer?.kind === "chosen" ? centsOf(one, one.answer.option) : [],
  );
  if (chosen.length > 0) return sum(chosen);
  const open = standing.filter(({ answer }) => answer?.kind !== "no");
  const offered = (open.length > 0 ? open : standing).flatMap(({ options }) =>
    options.map(({ cents }) => cents),
  );
  return offered.length > 0 ? Math.min(...offered) : null;
}

/** Whether anything was signed that was not revoked. */
export function isAnySigned(estimates: readonly AmountEstimate[]): boolean {
  return estimates.some(isSigned);
}

function isSigned({ signed, isRevoked }: AmountEstimate): boolean {
  return signed !== null && !isRevoked;
}

/** Whether a correction of it was signed, or a correction of that. */
function isSignedAgain({ id }: AmountEstimate, estimates: readonly AmountEstimate[]): boolean {
  return estimates.some(
    (one) => one.corrects === id && (isSigned(one) || isSignedAgain(one, estimates)),
  );
}

function centsOf({ options }: AmountEstimate, option: string | null): number {
  return options.find(({ id }) => id === option)?.cents ?? 0;
}

/** At most what a lead's amount can be. */
function sum(cents: readonly number[]): number {
  return Math.min(
    mostAmountCents,
    cents.reduce((all, one) => all + one, 0),
  );
}

/** What the office has written: cents, or that there is no amount; and what the estimates came to then. */
export type OwnAmount = { cents: number | null; over: number | null };

export const noOwnAmount: OwnAmount = { cents: null, over: null };

/** What the office writes over what the estimates come to. What they come to anyway is nothing of its own. */
export function ownAmount(written: number | null, estimated: number | null): OwnAmount {
  return written === estimated ? noOwnAmount : { cents: written, over: estimated };
}

/**
 * The amount of a lead: what the office has written, as long as the estimates come to what they came to then, or none holds any more; else
 * what they come to.
 */
export function leadAmount(estimated: number | null, own: OwnAmount): number | null {
  return estimated === null || estimated === own.over ? own.cents : estimated;
}
