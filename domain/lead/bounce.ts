/** Why a mail came back: data, from the code that a mail server gives (RFC 3463). */
export const bounceReasons = [
  "no mailbox",
  "no domain",
  "mailbox full",
  "too large",
  /** For another reason for good: a policy, a suspicion. */
  "refused",
  /** It was tried for days. */
  "not reached",
  /** The mail server gives none. */
  "unknown",
] as const;

export type BounceReason = (typeof bounceReasons)[number];

/** What codes say: the class, the subject with its detail, and the reason. The first match counts. */
const codes: readonly (readonly [pattern: RegExp, reason: BounceReason])[] = [
  // 5.1.7 and 5.1.8 are about our own address. 5.1.10 is Exchange's for an unknown recipient.
  [/^5\.(?:1\.2|4\.4)$/, "no domain"],
  [/^5\.(?:1\.(?![78]$)\d+|2\.1)$/, "no mailbox"],
  [/^[45]\.2\.2$/, "mailbox full"],
  [/^[45]\.(?:2\.3|3\.4)$/, "too large"],
  [/^4\./, "not reached"],
  [/^5\./, "refused"],
];

/** The reason of an enhanced status code, such as `5.1.1`; null: the bounce has none. */
export function bounceReasonOf(status: string | null): BounceReason {
  return codes.find(([pattern]) => pattern.test(status ?? ""))?.[1] ?? "unknown";
}
