/** Why mails could not be handed over, in words that quote no server. */
export const deliveryErrors = [
  "login refused",
  "certificate refused",
  "no connection",
  "no answer",
  "server has trouble",
  "folder not writable",
  "unknown",
] as const;

export type DeliveryError = (typeof deliveryErrors)[number];

/** What does not pass by itself: somebody has to change a setting. */
const lasting: readonly DeliveryError[] = ["login refused", "certificate refused"];

/** A mail that has not been sent after this many milliseconds is late. */
export const lateAfter = 5 * 60_000;

/** What is known of all mails, in ISO moments. */
export type MailFacts = {
  /** The last delivery that failed for a reason of all mails, and when such failures began. */
  failed: { since: string; at: string; error: DeliveryError } | null;
  sentAt: string | null;
  /** When the oldest mail that is still to be sent was queued. */
  oldestUnsentAt: string | null;
  /** The same among mails that were never refused or left without an answer: those wait for reasons of their own. */
  oldestUntroubledAt: string | null;
  /** Since when mails are held after a restore, until an operator releases them. */
  heldSince: string | null;
};

/**
 * Whether mails go out. `halted`: none does, as far as is known; `late`: one has waited for too long while others may go
 * out; `held`: none is to go out until an operator says so. `since` is when that began.
 */
export type MailFlow =
  | { state: "flowing"; since: null; error: null }
  | { state: "late" | "held"; since: string; error: null }
  | { state: "halted"; since: string; error: DeliveryError };

/** The state of the mails as of `now`. */
export function mailFlow(facts: MailFacts, now: Date): MailFlow {
  const { oldestUnsentAt, oldestUntroubledAt, heldSince } = facts;
  if (heldSince) return { state: "held", since: heldSince, error: null };
  const isLate = (at: string | null): at is string =>
    at !== null && now.getTime() - Date.parse(at) >= lateAfter;
  if (isFailing(facts) && (lasting.includes(facts.failed.error) || isLate(oldestUnsentAt))) {
    return { state: "halted", since: facts.failed.since, error: facts.failed.error };
  }
  if (isLate(oldestUntroubledAt)) return { state: "late", since: oldestUntroubledAt, error: null };
  return { state: "flowing", since: null, error: null };
}

type Deliveries = Pick<MailFacts, "failed" | "sentAt">;

/** Whether the last delivery failed: none has worked since. */
export function isFailing<Facts extends Deliveries>(
  facts: Facts,
): facts is Facts & { failed: NonNullable<Facts["failed"]> } {
  const { failed, sentAt } = facts;
  return failed !== null && (sentAt === null || failed.at > sentAt);
}
