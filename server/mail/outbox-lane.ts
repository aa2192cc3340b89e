/** Works through due rows, several at a time; an idle lane costs one query per `look`. */
export type Lane = {
  /** Looks for due rows now. */
  look(): void;
  /** Resolves when nothing is in progress. */
  idle(): Promise<void>;
};

/**
 * `next` claims the next due item, if any; `work` processes it. Hanging items do not block others: while fewer than
 * `width` are in progress, another one starts at once.
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
          // Where there is one there may be more, so another worker starts.
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
