/** Why an address outside, which somebody typed, was not called or has not answered. */
export const outsideFaults = [
  /** It is no address, or names a user or a password. */
  "no address",
  /** It is not https. */
  "not https",
  /** It leads into a network that is not public: this machine, its neighbors, what runs them. */
  "inside",
  "unknown host",
  /** Its certificate cannot be trusted. */
  "certificate",
  /** It does not take the connection, or hangs up. */
  "unreachable",
  "timeout",
  "too large",
  "too many redirects",
  /** What it answers is not HTTP, or is compressed in a way that we did not ask for. */
  "garbled",
] as const;

export type OutsideFault = (typeof outsideFaults)[number];
