/** Works through what is due, a few things at once; idle lanes cost one look for each `look`. */
export type Lane = {
  /** Looks for due work now. */
  look(): void;
  /** Resolves when nothing is under way any more. */
  idle(): Promise<void>;
};

/**
 * `next` takes what is due next, or nothing; `work` does it. Neither waits for what hangs elsewhere:
 * as long as fewer than `width` things are under way, something new is begun at once.
 */
export function startLane<Item>(options: {
  width: number;
  next: () => Promise<Item | undefined>;
  work: (item: Item) => Promise<void>;
  onError: (error: unknown) => void;
  isStopped: () => boolean;
}): Lane {
  const { width, next, work, onError, isStopped } = options;
  const hands = new Set<Promise<void>>();
  let busy = 0;
  let looks = 0;

  function begin(): void {
    busy += 1;
    const hand = empty();
    hands.add(hand);
    hand.finally(() => hands.delete(hand));
  }

  async function empty(): Promise<void> {
    try {
      while (!isStopped()) {
        const seen = looks;
        const item = await next();
        if (item) {
          // Where there is one there may be more.
          if (busy < width) begin();
          await work(item);
        } else if (seen === looks) break;
      }
    } catch (error) {
      onError(error);
    }
    busy -= 1;
  }

  return {
    look() {
      looks += 1;
      if (busy < width && !isStopped()) begin();
    },
    async idle() {
      while (hands.size > 0) await Promise.all(hands);
    },
  };
}
