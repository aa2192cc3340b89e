/**
 * What people ask and only the owner knows, in the owner's words. Empty, or 0, until it is confirmed: pages then say nothing
 * of it.
 */
export type ToldByOwner = {
  /** Whether the company's own crews do the work, or others. */
  crews: string;
  /** How a bill can be paid. */
  waysToPay: string;
  /** Whose shingles are laid. */
  shingleMakers: string;
  /** Dollars for coming out, where an inspection or a plan does not cover it. */
  serviceCallFee: number;
  /** Which plan hours hold in which counties. */
  planHours: string;
};
