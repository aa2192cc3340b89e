import type { OutboxTable } from "#server/database/schema/delivery-tables.ts";
import { faultColumn } from "#server/database/stored-fault.ts";
import {
  type DeliveryFault,
  GivenUp,
  Postponed,
  refusalOf,
  Unwanted,
  UnwritableMailbox,
} from "./delivery-fault.ts";
import { mailFaultOf } from "./mail-fault-of.ts";
import { goesFirstFor, type Outcome, pauseOfAwaited } from "./outbox-repository.ts";

const second = 1_000;
const longestPause = 300 * second;

/** How long a mail is tried, or waits for a release that can read it, in milliseconds. */
export const giveUpAfter = 3 * 24 * 3_600 * second;

/**
 * Pauses after refused or unanswered attempts, in milliseconds; the attempt after the last pause is the last one. An
 * unanswered mail may have arrived, so it is repeated rarely and not forever.
 */
const pausesAfter = {
  refused: [60 * second, 240 * second],
  unanswered: [60 * second, 240 * second, 3_600 * second, 6 * 3_600 * second, 24 * 3_600 * second],
};

/** Pause before the next attempt: 2, 4, 8 … 256, then 300 seconds. */
export function retryDelay(attempts: number): number {
  return Math.min(longestPause, 2 ** Math.min(attempts, 20) * second);
}

/**
 * What happens to a mail after a failed attempt. It is tried for three days, a refused one three times, and one that our mail
 * server cannot pass on only once; then it is kept as `dead` (docs/decisions/mail-outbox.md). `isHalted`: it failed because
 * the process is stopping.
 */
export function outcomeOfFailure(
  mail: Pick<OutboxTable, "lane" | "attempts" | "refusals" | "created_at">,
  failure: { error: unknown; fault: DeliveryFault; now: Date; isHalted: boolean },
): Outcome {
  const { error, fault, now } = failure;
  if (error instanceof Postponed) {
    const { refusals } = mail;
    const due_at = error.until.toISOString();
    return { state: "queued", due_at, error: null, fault: null, refusals };
  }
  if (error instanceof Unwanted) return { state: "unwanted" };
  const refusals = mail.refusals + (fault === "passing" ? 0 : 1);
  const age = now.getTime() - Date.parse(mail.created_at);
  const isOld = age > giveUpAfter;
  const isDead =
    error instanceof GivenUp ||
    error instanceof UnwritableMailbox ||
    isOld ||
    (fault !== "passing" && refusals > pausesAfter[fault].length);
  const facts = {
    error: error instanceof Error ? error.message : String(error),
    fault: faultColumn(mailFaultOf(error)),
    refusals,
    // A server that refuses an emergency will not accept it two minutes later: tell the others now.
    escalateNow: isDead || fault === "refused",
  };
  if (isDead) {
    const refused = fault === "refused" ? refusalOf(error) : null;
    return { state: "dead", ...facts, refused, failed_at: now.toISOString() };
  }
  // Another process can take over what failed only because of the stop, unless it may have arrived.
  const isUntried = failure.isHalted && fault === "passing";
  const pause =
    mail.lane === "awaited" && fault === "passing"
      ? pauseOfAwaitedAt(age)
      : pauseBefore(mail.attempts, fault, refusals);
  const delay = isUntried ? 0 : pause;
  return { state: "queued", due_at: new Date(now.getTime() + delay).toISOString(), ...facts };
}

/** Half its age once it no longer goes first: by attempts, thirty of them in that minute would mean five minutes. */
function pauseOfAwaitedAt(age: number): number {
  return age < goesFirstFor ? pauseOfAwaited : Math.min(longestPause, age / 2);
}

function pauseBefore(attempts: number, fault: DeliveryFault, refusals: number): number {
  if (fault === "passing") return retryDelay(attempts);
  return pausesAfter[fault][refusals - 1] ?? longestPause;
}
