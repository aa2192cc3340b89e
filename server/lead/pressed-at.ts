/** Milliseconds that a press may take to get here before it is worth saying when it was. */
const atOnce = 60_000;

/**
 * When somebody pressed what arrives now, perhaps after hours without a network. A device's clock that is fast does not make
 * it later than now.
 */
export function pressedBy(at: string | undefined, now: Date): Date {
  return at === undefined || Date.parse(at) > now.getTime() ? now : new Date(at);
}

/** What an event says of that; nothing when it has come at once. */
export function pressedAt(at: Date, now: Date): { pressedAt?: string } {
  return now.getTime() - at.getTime() < atOnce ? {} : { pressedAt: at.toISOString() };
}
