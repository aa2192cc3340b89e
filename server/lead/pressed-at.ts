/** Milliseconds that a press may take to get here before it is worth saying when it was. */
const atOnce = 60_000;

/**
 * When somebody pressed what arrives now, perhaps after hours without a network. A moment at which they cannot have, after now
 * or before there was anything to press (`since`), is of a device whose clock is wrong: it says nothing, and now stands for it.
 */
export function pressedBy(
  at: string | undefined,
  { since, now }: { since: string; now: Date },
): Date {
  if (at === undefined) return now;
  const pressed = Date.parse(at);
  const isPossible = pressed >= Date.parse(since) && pressed <= now.getTime();
  return isPossible ? new Date(pressed) : now;
}

/** What an event says of that; nothing when it has come at once. */
export function pressedAt(at: Date, now: Date): { pressedAt?: string } {
  return now.getTime() - at.getTime() < atOnce ? {} : { pressedAt: at.toISOString() };
}
