const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;

/** Milliseconds between the tries of one delivery; the last is repeated (Standard Webhooks, "Deliverability"). */
const pauses = [
  ...[5 * second, 5 * minute, 30 * minute, 2 * hour, 5 * hour, 10 * hour],
  ...[14 * hour, 20 * hour, 24 * hour],
] as const;

/**
 * Milliseconds for which a process has a delivery to itself: longer than any try takes. What was on its way about a lead when it was
 * erased is over by then.
 */
export const claimedFor = 60 * second;

/** Milliseconds of nothing but failures after which a delivery is given up, and its webhook switched off. */
export const failsFor = 72 * hour;

/**
 * When a delivery that has failed is tried again; null: it is given up.
 * @param tries so far, at least one.
 * @param firstTriedAt three days after which is the last.
 */
export function nextTry({
  tries,
  firstTriedAt,
  now,
}: {
  tries: number;
  firstTriedAt: Date;
  now: Date;
}): Date | null {
  const last = firstTriedAt.getTime() + failsFor;
  if (now.getTime() >= last) return null;
  const pause = pauses[Math.min(tries, pauses.length) - 1] ?? pauses[0];
  return new Date(Math.min(now.getTime() + pause, last));
}

/**
 * Since when nothing has arrived, after one more failure, as ISO strings.
 * @param failingSince as it was known before; null: no failure is known since the last arrival.
 * @param triedAt when the try began that has failed. Tries that overlap may fail in another order.
 */
export function failingSinceThen({
  failingSince,
  arrivedAt,
  triedAt,
}: {
  failingSince: string | null;
  arrivedAt: string | null;
  triedAt: string;
}): string {
  const since = arrivedAt !== null && arrivedAt > triedAt ? arrivedAt : triedAt;
  return failingSince !== null && failingSince < since ? failingSince : since;
}

/**
 * Whether a webhook is switched off with a delivery that is given up: one that has failed for three days in which nothing else
 * arrived. How long nothing has arrived does not say it alone: perhaps nothing was sent.
 */
export function hasFailedThroughout(failingSince: string, firstTriedAt: string): boolean {
  return failingSince <= firstTriedAt;
}
